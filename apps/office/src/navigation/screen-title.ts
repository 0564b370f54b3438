import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let shown: string | undefined;

/** Says what the screen shows, until the returned function is called. */
export function showTitle(title: string): () => void {
  set(title);
  return () => set(undefined);
}

function set(title: string | undefined): void {
  shown = title;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the screen shows, such as the name of a person; undefined while that loads. */
export const useScreenTitle = (): string | undefined => useSyncExternalStore(subscribe, () => shown);
