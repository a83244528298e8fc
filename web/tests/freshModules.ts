/** Gives each test file its own modules, so that one file's mocks and state do not reach another. */
import { vi } from 'vitest';

vi.resetModules();
