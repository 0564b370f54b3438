import { sql, type SQL } from 'drizzle-orm';

/** A payment or refund `m` of the till: money, or a complimentary place, which the desk gives. */
export const isOfTill = sql`m.status = 'succeeded' and m.method in ('card', 'cash', 'credit', 'complimentary')`;

/** What is in the open till, or what the closing with this id counted. */
export const inTill = (till: string): SQL =>
  till === 'open'
    ? sql`(m.till_closing_id is null and ${isOfTill})`
    : sql`(m.till_closing_id = ${till} and ${isOfTill})`;
