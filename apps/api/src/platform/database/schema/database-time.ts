import { sql } from 'drizzle-orm';

/**
 * The database's own clocks. The migration that adds `studio_clock` defines the functions, which add the offset in that table.
 * Everywhere else, SQL gets the time as a parameter.
 */

/** The studio's time when the transaction started: for what the studio records. */
export const studioNow = sql`studio_now()`;

/** The studio's time at this moment, so that times increase within a transaction. */
export const studioNowInTransaction = sql`studio_time(clock_timestamp())`;

/** The real time: for what is between machines. */
export const systemNow = sql`now()`;
