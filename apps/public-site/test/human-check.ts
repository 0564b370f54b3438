import { vi } from 'vitest';

let tokens = 0;

export const reset = vi.fn<() => void>();

/** Replaces the human check, which is done at once. */
export const waitingForCheck = (): undefined => undefined;
export const useHumanCheck = () => ({
  state: 'done',
  widget: undefined,
  start: () => undefined,
  touch: () => undefined,
  token: () => Promise.resolve(`token-${(tokens += 1)}`),
  reset,
});

/** The next token is the first one again. */
export const restartTokens = (): void => {
  tokens = 0;
  reset.mockReset();
};
