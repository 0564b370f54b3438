import { sql, type SQL } from 'drizzle-orm';

/** These ids as the right side of `in`, however many they are. */
export const idsIn = (ids: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`;
