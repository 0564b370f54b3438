import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { TopLayer } from './top-layer.ts';

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

/** While offline, keeps the bars above every dialog, also one that opens later, or that is removed with the bars in it. */
export function keepAboveDialogs({ element, raise, lower }: TopLayer): void {
  const observer = new MutationObserver((changes) => {
    const opened = changes.some(({ type }) => type === 'attributes');
    if (opened || !element.isConnected) raise();
  });
  const watch = (offline: boolean): void => {
    observer.disconnect();
    if (!offline) return lower();
    raise();
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  };
  if (isOffline()) watch(true);
  offlineStore.subscribe(watch);
}

/** Calls `back` each time the connection returns. */
export function onBack(back: () => void): void {
  offlineStore.subscribe((offline) => {
    if (!offline) back();
  });
}

export const useOffline = (): boolean => useStore(offlineStore);
