/** A deadlock and a serialization failure: PostgreSQL gave up one of several transactions, which may run again. */
export const lostRaces: readonly string[] = ['40P01', '40001'];

/** The SQLSTATE of an error of either driver, also below drizzle's own error. Null if PostgreSQL did not report the error. */
export function sqlStateOf(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('severity' in at && 'code' in at && typeof at.code === 'string') return at.code;
  }
  return null;
}
