import { createContext } from 'react';

/** The history that holds the entries of open layers: the browser's own, or that of a router. */
export interface LayerHistory {
  /** The state of the current entry. */
  readonly state: () => unknown;
  /** Adds an entry. Without an address, it has the URL of the current one. */
  readonly push: (state: object, address?: string) => void | Promise<void>;
  /** Replaces the current entry. */
  readonly replace: (state: object, address?: string) => void | Promise<void>;
  /** Resolves when the entry has changed. */
  readonly go: (delta: number) => Promise<void>;
  /** Calls the listener after the current entry has changed. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** True if the app itself follows links in a layer, and replaces its entry. */
  readonly followsLinks: boolean;
}

/** For pages without a router. */
const browserHistory: LayerHistory = {
  state: () => history.state as unknown,
  push: (state, address) => history.pushState(state, '', address),
  replace: (state, address) => history.replaceState(state, '', address),
  go: (delta) =>
    new Promise((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
      history.go(delta);
    }),
  subscribe: (listener) => {
    // `pageshow`: the browser shows a page again as it was left.
    const events = ['popstate', 'pageshow'];
    for (const event of events) addEventListener(event, listener);
    return () => {
      for (const event of events) removeEventListener(event, listener);
    };
  },
  followsLinks: false,
};

/** An app whose router manages the history provides it here. */
export const LayerHistoryContext = createContext<LayerHistory>(browserHistory);

/** Returns the names of the layers that are open at an entry, from the lowest. */
export function layersOf(state: unknown): readonly string[] {
  const { layers } = (state ?? {}) as { readonly layers?: unknown };
  return Array.isArray(layers) ? (layers as string[]) : [];
}

/** True if the current entry belongs to an open layer. */
export const isLayerEntry = (history: LayerHistory = browserHistory): boolean =>
  layersOf(history.state()).length > 0;

let last = Promise.resolve();

/**
 * Runs changes of the history one after the other. Going back takes effect later, and must not remove the entry of a layer that
 * opens meanwhile.
 */
export function inOrder(change: () => void | Promise<void>): void {
  // Browsers limit how often the history may change. A layer without an entry still opens and closes.
  last = last.then(change).catch(() => undefined);
}
