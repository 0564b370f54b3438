/** Fills `{name}` in a path. Throws `TypeError` for a missing parameter, which is a bug of the caller. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${path} needs ${name}.`);
    // URLs resolve these segments even when their dots are encoded, so the call would reach another path.
    if (value === '.' || value === '..') throw new TypeError(`${name} of ${path} must not be ${value}`);
    return encodeURIComponent(value);
  });
}

const isPresent = ([, value]: [string, unknown]): boolean =>
  value !== undefined && value !== null && value !== '';

/** Builds a query string; leaves out absent and empty values, unless they have a default. */
export function queryString(query: object = {}, defaults: object = {}): string {
  const present = Object.fromEntries(Object.entries(query).filter(isPresent));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>({ ...defaults, ...present }))
    search.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
}
