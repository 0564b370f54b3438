/** Returns the name of the unique or check constraint that a statement violated, or null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  // drizzle wraps the driver's error; both drivers include PostgreSQL's fields.
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && (at.code === '23505' || at.code === '23514') && 'constraint' in at) {
      return typeof at.constraint === 'string' ? at.constraint : null;
    }
  }
  return null;
}
