/**
 * Options for a check across several fields. With `when`, the check runs even while other fields are invalid, so that all
 * problems appear together. The check must handle missing fields; fields of another type skip it.
 */
export function atField(path: string, error: string) {
  return {
    path: [path],
    error,
    when: ({ value }: { value: unknown }) => holdsPlainValues(value),
  };
}

function holdsPlainValues(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (field) => ['undefined', 'string', 'boolean'].includes(typeof field) || isGroup(field),
  );
}

/** Fields of their own, which no check across several fields reads. */
const isGroup = (field: unknown): boolean =>
  typeof field === 'object' && field !== null && !Array.isArray(field);

/** True if both are filled in and differ. A blank field has its own message. */
export function bothAndDifferent(a: string | undefined, b: string | undefined): boolean {
  return Boolean(a) && Boolean(b) && a !== b;
}
