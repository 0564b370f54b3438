import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from './columns.ts';

/**
 * The milliseconds by which the clock of a studio that is not in production is ahead of the real time; its one row. Negative:
 * behind. `studio_now()` reads it for the defaults of columns.
 */
export const studioClocks = pgTable(
  'studio_clock',
  {
    isOnlyRow: boolean('is_only_row').primaryKey().default(true),
    /** The CLOCK that the database was started with. */
    setTo: instant('set_to'),
    /** The offset that CLOCK made. */
    setMs: bigint('set_ms', { mode: 'number' }).notNull().default(0),
    /** The milliseconds by which `/dev/clock` has moved the clock since. */
    movedMs: bigint('moved_ms', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    check('studio_clock_one_row', sql`${t.isOnlyRow}`),
    check('studio_clock_forward', sql`${t.movedMs} >= 0`),
  ],
);
