import { sql, type SQL } from 'drizzle-orm';

/**
 * Where mail to a person goes, from `users` under this alias: their own address, or the one that only gets mail. Empty without
 * either, and null without an account.
 */
export const mailAddress = (user: string): SQL<string> =>
  sql.raw(
    `case when ${user}.id is not null then coalesce(${user}.email, ${user}.contact_email, '') end`,
  ) as SQL<string>;
