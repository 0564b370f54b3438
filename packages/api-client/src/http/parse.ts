/** Parses JSON, otherwise returns the text: operators still want to see a proxy's HTML page. */
export function parse(raw: string): unknown {
  if (raw === '') return undefined;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
}
