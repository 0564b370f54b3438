/**
 * Options of a check over several fields. Such a check runs even while other fields are wrong, so that a
 * person sees all that is to mend at once; without `when`, zod holds it back until the rest is right.
 * The check itself must therefore bear fields that are missing; fields of another type hold it back.
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
  return Object.values(value).every((field) => ['undefined', 'string', 'boolean'].includes(typeof field));
}

/** Whether both are filled in and differ. A blank one is told by its own field. */
export function bothAndDifferent(a: string | undefined, b: string | undefined): boolean {
  return Boolean(a) && Boolean(b) && a !== b;
}
