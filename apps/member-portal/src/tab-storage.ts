/**
 * Values in the session storage of this tab, as JSON. They belong to the member who is signed in: `keepOwn` clears them on
 * sign-out and when another member signs in.
 */
export function readTabValue(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** `null` removes the value. */
export function writeTabValue(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full: the value lives as long as the page.
  }
}

/** The keys in use that begin with `prefix`. */
export function tabKeys(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
