/**
 * Reads a JSON value from the session storage of this tab. The values belong to the signed-in member: `claimTabStorage` clears them
 * at sign-out and when another member signs in.
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
    // Storage is blocked or full: the value lasts until the page closes.
  }
}

/** Returns the stored keys that start with `prefix`. */
export function tabKeys(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
