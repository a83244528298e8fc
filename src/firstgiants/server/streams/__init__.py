"""Streams: who listens, what each listener may see, and the bus between nodes."""
