import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const offlineStore = createStore(() => false);
const set = (offline: boolean): void => offlineStore.setState(offline, true);

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

export const isOffline = offlineStore.getState;

/** Calls `back` each time the connection returns. */
export function onBack(back: () => void): void {
  offlineStore.subscribe((offline) => {
    if (!offline) back();
  });
}

export const useOffline = (): boolean => useStore(offlineStore);
