import { useSyncExternalStore } from 'react';

let offline = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (offline === next) return;
  offline = next;
  for (const listener of listeners) listener();
}

/** Tracks `navigator.onLine`. */
export function watchConnection(): void {
  set(!navigator.onLine);
  addEventListener('offline', () => set(true));
  addEventListener('online', () => set(false));
}

/** Pings our own server, because the browser's online state can be wrong. */
export async function tryConnection(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store' });
    if (response.ok) set(false);
    return response.ok;
  } catch {
    return false;
  }
}

export const isOffline = (): boolean => offline;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `back` each time the connection returns. */
export function onBack(back: () => void): void {
  subscribe(() => {
    if (!offline) back();
  });
}

export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);
