/** The source of the current time. Business rules take `now` as an argument, and tests replace the clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
