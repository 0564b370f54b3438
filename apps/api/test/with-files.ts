/** A body as it is sent: as a form if a field of it is a file. */
export function withFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body);
  if (!fields.some(([, value]) => value instanceof File)) return body;
  const form = new FormData();
  for (const [name, value] of fields)
    form.append(
      name,
      value instanceof File ? value : typeof value === 'string' ? value : JSON.stringify(value),
    );
  return form;
}
