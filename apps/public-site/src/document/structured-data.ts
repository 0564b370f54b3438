const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Returns schema.org data without empty fields, which search engines report as errors. A thing of which only the type is known
 * is empty too.
 */
export function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields).filter((item) => !isEmpty(item));
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .map(([name, field]) => [name, withoutEmptyFields(field)] as const)
    .filter(([, field]) => !isEmpty(field));
  return fields.every(([name]) => name === '@type') ? undefined : Object.fromEntries(fields);
}
