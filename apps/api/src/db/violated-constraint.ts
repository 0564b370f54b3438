/** Name of the unique or check constraint that a statement ran into, or null for any other failure. */
export function violatedConstraint(error: unknown): string | null {
  // drizzle wraps what the driver threw; both drivers carry PostgreSQL's own fields.
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && (at.code === '23505' || at.code === '23514') && 'constraint' in at) {
      return typeof at.constraint === 'string' ? at.constraint : null;
    }
  }
  return null;
}
