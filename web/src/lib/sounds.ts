/** Few, soft sounds, made here: no file to fetch. Each doubles something that can be seen. */
import type { GameEvent } from './wire/types';

interface Tone {
  /** Hertz, and how far the pitch slides while it fades. */
  pitch: number;
  slide?: number;
  /** Seconds after the first tone, and how long it rings. */
  after: number;
  rings: number;
  volume: number;
  shape?: OscillatorType;
}

const SOUNDS = {
  /** It is your turn: two struck tones. */
  turn: [
    { pitch: 660, after: 0, rings: 0.6, volume: 0.09 },
    { pitch: 880, after: 0.14, rings: 0.6, volume: 0.09 },
  ],
  /** A card is laid down: a short low knock. */
  card: [
    { pitch: 190, slide: 90, after: 0, rings: 0.09, volume: 0.12, shape: 'triangle' },
    { pitch: 420, slide: 200, after: 0, rings: 0.05, volume: 0.03, shape: 'triangle' },
  ],
  /** A Set token or a News token is taken: a small coin. */
  token: [
    { pitch: 1180, after: 0.05, rings: 0.22, volume: 0.035 },
    { pitch: 1570, after: 0.11, rings: 0.3, volume: 0.03 },
  ],
  /** The game is over: three rising tones. */
  end: [
    { pitch: 392, after: 0, rings: 0.9, volume: 0.08 },
    { pitch: 494, after: 0.18, rings: 0.9, volume: 0.08 },
    { pitch: 587, after: 0.36, rings: 1.4, volume: 0.08 },
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

/** The sound for these events: that of the most important one. */
export function soundOf(events: readonly GameEvent[]): Sound | null {
  const has = (...names: GameEvent['event'][]): boolean =>
    events.some((one) => names.includes(one.event));
  if (has('SetTokenTaken', 'NewsTaken', 'NewsStolen')) return 'token';
  return has('CardTaken', 'FossilDisplayed') ? 'card' : null;
}

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  const { destination, currentTime } = audio;
  // A browser that has not been clicked in yet keeps silent.
  void audio.resume().catch(() => undefined);
  for (const { pitch, slide, after, rings, volume, shape } of SOUNDS[sound] as Tone[]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const start = currentTime + after;
    const end = start + rings;
    tone.type = shape ?? 'sine';
    tone.frequency.setValueAtTime(pitch, start);
    if (slide) tone.frequency.exponentialRampToValueAtTime(slide, end);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(gain).connect(destination);
    tone.start(start);
    tone.stop(end + 0.05);
  }
}
