import { randomId } from '@detroit-well/api-client';

/** Keys in local storage (SPEC-A 3, stored locally). */
export const storageKeys = { sessionKey: 'sessionKey', fingerprint: 'browserFingerprint' } as const;

/** The ids when the browser stores nothing. They last as long as the page. */
const unstored = new Map<string, string>();

function idUnder(key: string): string {
  try {
    const stored = localStorage.getItem(key);
    if (stored) return stored;
    const id = unstored.get(key) ?? randomId();
    unstored.set(key, id);
    localStorage.setItem(key, id);
    return id;
  } catch {
    // Storage is disabled or full.
    const id = unstored.get(key) ?? randomId();
    unstored.set(key, id);
    return id;
  }
}

/** The session key of a visitor who has liked a post in this browser; null for all others. Stores nothing. */
export function storedSessionKey(): string | null {
  try {
    return localStorage.getItem(storageKeys.sessionKey) ?? unstored.get(storageKeys.sessionKey) ?? null;
  } catch {
    return unstored.get(storageKeys.sessionKey) ?? null;
  }
}

// Two random ids identify a visitor's likes (SPEC-A 6); nothing is read from the device (SPEC-A 7.18). Both are generated and
// stored with the first like: reading a post stores nothing (ADR-041).
export const sessionKey = (): string => idUnder(storageKeys.sessionKey);
export const browserFingerprint = (): string => idUnder(storageKeys.fingerprint);
