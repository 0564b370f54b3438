import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';

/** A `timestamptz` expression in epoch milliseconds, as text for a larger raw statement. */
export const epochMsText = (expression: string): string =>
  `(extract(epoch from ${expression}) * 1000)::float8`;

/** A `timestamptz` expression in epoch milliseconds. Both drivers return it as a number, also inside of JSON. */
export const epochMs = (expression: string): SQL => sql.raw(epochMsText(expression));

/** Reads a column of `epochMs` as a Date. */
export const dateOfMs = z.number().transform((ms) => new Date(ms));
