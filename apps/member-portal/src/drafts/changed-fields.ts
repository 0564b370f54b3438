/** An empty field, an unticked box and a missing value are the same. */
const blankAsNull = (value: unknown): unknown => value || null;

/** The fields of a form that differ from their saved values; `null` where none does. */
export function changedFields<Values extends Readonly<Record<string, unknown>>>(
  saved: Readonly<Record<string, unknown>>,
  values: Values,
): Partial<Values> | null {
  const changed = Object.entries(values).filter(
    ([name, value]) => blankAsNull(value) !== blankAsNull(saved[name]),
  );
  // The names are those of the values.
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Values>) : null;
}
