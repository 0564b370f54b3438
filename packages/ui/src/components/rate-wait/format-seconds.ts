/** For example `1 second`, `12 seconds` and, from one minute, `14 min 3 s`. */
export function formatSeconds(seconds: number): string {
  if (seconds >= 60) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

export const tryAgainNow = 'You can try again now.';

/** `automatic`: the screen retries automatically; otherwise the user can retry. */
export function tryAgainIn(seconds: number, automatic = true): string {
  return `${automatic ? "We'll" : 'You can'} try again in ${formatSeconds(seconds)}.`;
}
