/** The source of the current time. Business rules take `now` as an argument, and tests replace the clock. */
export interface Clock {
  now(): Date;
}

/** The real time. */
export const systemClock: Clock = { now: () => new Date() };

/** True if the studio's time is another one than the real time, in which a provider of another company lives. */
export const isMoved = ({ clock, systemClock: real }: Clocks): boolean =>
  Math.abs(clock.now().getTime() - real.now().getTime()) > 60_000;

/** The two clocks of the server (ADR-144). In production, and in most tests, they are one. */
export interface Clocks {
  /** The studio's time: for everything that the studio decides, records and shows. `/dev/clock` moves it. */
  readonly clock: Clock;
  /**
   * The real time: for what is between machines, such as sign-ins and their tokens, rate limits, idempotency keys, leases, timeouts
   * and retries.
   */
  readonly systemClock: Clock;
}
