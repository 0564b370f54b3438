/** Treats an empty field, an unticked box and a missing value as equal. */
const blankAsNull = (value: unknown): unknown => value || null;

/** Returns the fields of a form that differ from their saved values, or `null` when none does. */
export function changedFields<Values extends Readonly<Record<string, unknown>>>(
  saved: Readonly<Record<string, unknown>>,
  values: Values,
): Partial<Values> | null {
  const changed = Object.entries(values).filter(
    ([name, value]) => blankAsNull(value) !== blankAsNull(saved[name]),
  );
  // `Object.fromEntries` loses the type: the keys are those of the values.
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Values>) : null;
}
