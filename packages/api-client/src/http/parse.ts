/** JSON, else the text itself: a proxy's HTML page is still something to show an operator. */
export function parse(raw: string): unknown {
  if (raw === '') return undefined;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
}
