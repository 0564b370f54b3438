/** An instant: a Date, an ISO string with an offset, or epoch milliseconds. */
export type Instant = Date | string | number;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Epoch milliseconds; NaN for an invalid instant, which compares as neither earlier nor later. */
export function millisecondsOrNaN(instant: Instant): number {
  return new Date(instant).getTime();
}

/** Epoch milliseconds. Throws a RangeError for an invalid instant. */
export function millisecondsOf(instant: Instant): number {
  const at = new Date(instant).getTime();
  if (Number.isNaN(at)) throw new RangeError(`Not an instant: ${String(instant)}`);
  return at;
}
