import { sql, type SQL } from 'drizzle-orm';

/**
 * The name of a person in a list of the office, from `users` and `profiles` under these aliases: the email where the account has no
 * name. Null without an account.
 */
export const personName = (user: string, profile: string): SQL =>
  sql.raw(`case when not ${user}.is_active then 'Closed account' when ${user}.is_active
    then coalesce(nullif(trim(coalesce(${profile}.first_name, '') || ' ' || coalesce(${profile}.last_name, '')), ''), ${user}.email, 'No name') end`);
