const key = 'office-till-float';

/** The float of the drawer on this device, as it was typed last. */
export function readFloat(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepFloat(float: string): void {
  try {
    localStorage.setItem(key, float);
  } catch {
    // Blocked storage forgets it.
  }
}
