import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import { currentEntry, newEntry } from './history-entry.ts';
import { matchRoute } from './route-table.ts';
import type { Layout, LoadLayout, Match, ScreenRoute } from './route-table.ts';

/** How the member reached a view. It decides where the page scrolls and what takes the focus. */
type NavigationKind = 'load' | 'push' | 'replace' | 'pop';

/** Everything that the router renders for a URL. It is fully loaded, so a navigation never shows part of a screen. */
export interface View {
  readonly url: URL;
  readonly navigation: NavigationKind;
  /** Key of the history entry; its scroll position is stored under it. */
  readonly entry: string;
  /** The path pattern, because a path contains ids and tokens. */
  readonly path: ScreenRoute['path'];
  readonly params: Match['params'];
  readonly shell: ScreenRoute['shell'];
  /** Null when its file could not be fetched. */
  readonly Layout: Layout | null;
  readonly Screen: ComponentType | null;
  /** Why a file could not be fetched. */
  readonly failure?: unknown;
}

export interface Router {
  /** The current view. Call it only after `start`. */
  readonly view: () => View;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when the new view is shown, or when a later navigation replaced it. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Loads the view of the current URL again after a failure. */
  readonly retry: () => Promise<void>;
  /** Loads the first view and starts to follow the history. */
  readonly start: () => Promise<void>;
}

/**
 * The portal's router: lazily loaded screens, guards and the browser's history. The old view stays until the new one is fully
 * loaded (ADR-035). `loadDocument` may load a screen with a document of its own, and then returns true (ADR-068).
 */
export function createRouter(
  table: readonly ScreenRoute[],
  loadLayout: LoadLayout,
  loadDocument: (screen: ScreenRoute) => boolean = () => false,
): Router {
  const shown = createStore<View | undefined>(() => undefined);
  let latest = 0;

  const show = async (navigation: NavigationKind): Promise<void> => {
    latest += 1;
    const navigationId = latest;
    const match = await guarded(table);
    if (navigation !== 'load' && navigationId === latest && loadDocument(match.screen)) return;
    const view = await loadView(match, loadLayout, navigation);
    // A later navigation has started, so this one is discarded.
    if (navigationId !== latest) return;
    shown.setState(view, true);
  };

  return {
    view: () => {
      const view = shown.getState();
      if (!view) throw new Error('The router has not started.');
      return view;
    },
    subscribe: shown.subscribe,
    navigate: (path, { replace = false } = {}) => {
      if (replace) history.replaceState(newEntry(), '', path);
      else history.pushState(newEntry(), '', path);
      return show(replace ? 'replace' : 'push');
    },
    retry: () => show('replace'),
    start: () => {
      addEventListener('popstate', () => void show('pop'));
      return show('load');
    },
  };
}

async function loadView(
  { screen, params }: Match,
  loadLayout: LoadLayout,
  navigation: NavigationKind,
): Promise<View> {
  const url = new URL(location.href);
  const entry = currentEntry();
  const [layout, file] = await Promise.allSettled([loadLayout[screen.shell](), screen.load()]);
  const rejected = [layout, file].find((one) => one.status === 'rejected');
  return {
    url,
    navigation,
    entry,
    path: screen.path,
    params,
    shell: screen.shell,
    Layout: layout.status === 'fulfilled' ? layout.value : null,
    Screen: file.status === 'fulfilled' ? file.value.Screen : null,
    ...(rejected ? { failure: rejected.reason } : {}),
  };
}

/** Follows the redirects of guards, then returns the route of the current URL. */
async function guarded(table: readonly ScreenRoute[]): Promise<Match> {
  for (;;) {
    const match = matchRoute(table, location.pathname);
    const to = await match.screen.guard?.(new URL(location.href));
    if (!to) return match;
    history.replaceState(history.state, '', to);
  }
}
