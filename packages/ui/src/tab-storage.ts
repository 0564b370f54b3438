import { useSyncExternalStore } from 'react';

/** Texts that session storage did not take, because it is blocked or full. They last until the page closes. */
const unsaved = new Map<string, string>();
/** True if the last write failed. */
let failing = false;
const listeners = new Set<() => void>();

/** Even naming `sessionStorage` throws where site data is blocked. */
function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

const readText = (key: string): string | null =>
  unsaved.get(key) ?? attempt((storage) => storage.getItem(key));

function writeText(key: string, text: string | null): void {
  const saved = attempt((storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  });
  if (saved || text === null) unsaved.delete(key);
  else unsaved.set(key, text);
  failing = !saved;
  for (const notify of listeners) notify();
}

/**
 * Reads a JSON value of this tab. In the portal the values belong to the signed-in member: `claimTabStorage` clears them at
 * sign-out and when another member signs in.
 */
export function readTabValue(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a JSON value for this tab, or until the page closes where the browser stores nothing. `null` removes it. */
export function writeTabValue(key: string, value: unknown): void {
  writeText(key, value === null ? null : JSON.stringify(value));
}

/** Returns the stored keys that start with `prefix`. */
export function tabKeys(prefix: string): string[] {
  const keys = new Set([...(attempt(Object.keys) ?? []), ...unsaved.keys()]);
  return [...keys].filter((key) => key.startsWith(prefix));
}

const ownerKey = 'owner';

/**
 * Clears the values of another member, such as idempotency keys. A member who signs in again finds their own values, so that
 * a retry after a lost response has no second effect. `owner`: the member's email; empty at sign-out.
 */
export function claimTabStorage(owner: string): void {
  if (!owner || readText(ownerKey) !== owner) {
    unsaved.clear();
    attempt((storage) => storage.clear());
  }
  writeText(ownerKey, owner);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** True if a reload would lose what this tab keeps. */
export function useUnsaved(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failing,
    () => false,
  );
}
