/** The parameters of a path that matches the pattern, such as `/sessions/{id}/`; `null` if it does not match. */
export function pathParams(pattern: string, path: string): Record<string, string> | null {
  const expression = new RegExp(`^${pattern.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const found = expression.exec(path);
  if (found === null) return null;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
  );
}
