/** The sessions whose pages this browser opened, newest first. They stay on the device: only the membership page reads them. */
const key = 'lookedAt';
const most = 5;

/** Their public ids; none if storage is disabled. */
export function lookedAt(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers that the page of a session was opened. */
export function rememberLooked(publicId: string): void {
  const ids = [publicId, ...lookedAt().filter((id) => id !== publicId)].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Without storage, the membership page shows the next sessions.
  }
}
