/**
 * The server's time, for whatever opens, closes, expires or is called today: the clock of a device may be wrong, or jump
 * (ADR-144). The device only measures durations, with `performance.now()`.
 */

/** The server's time when `performance.now()` was 0; -Infinity until a response told it. */
let originMs = -Infinity;

/**
 * Learns the server's time from the `Date` of a response, or from the time in a document. It was sent before it arrived, and a
 * cache may have kept it, so each is a lower bound and the highest one counts.
 */
export function learnServerTime(date: string | undefined): void {
  const origin = Date.parse(date ?? '') - performance.now();
  if (origin > originMs) originMs = origin;
}

/** The server's time in milliseconds since the epoch; the device's until a response told it. */
export const serverNow = (): number => (originMs > -Infinity ? originMs + performance.now() : Date.now());

export const serverDate = (): Date => new Date(serverNow());

/** The server's time when the clock of the device showed `deviceMs`. */
export const toServerTime = (deviceMs: number): number => deviceMs + serverNow() - Date.now();
