import { registerQuery } from '../sessions/register-href.ts';

/** The state of the history entry of the open panel. */
const panelState = { registration: true } as const;

export const opensPanel = (search: string): boolean => search.includes(registerQuery);

const isPanelEntry = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'registration' in history.state;

/** This page's URL without `register`, and without the id where the path does not need one. */
function urlWithoutPanel(): URL {
  const here = new URL(location.href);
  here.searchParams.delete('register');
  if (!here.pathname.startsWith('/training/')) here.searchParams.delete('id');
  return here;
}

/**
 * Adds a history entry for the open panel: Back closes it, a reload opens it again. A URL that already opens the panel is
 * split into two entries, so that Back closes the panel there as well. A panel that follows another one reuses its entry.
 */
export function enterPanel(publicId: string): void {
  const closed = urlWithoutPanel();
  const opened = new URL(closed);
  opened.searchParams.set('id', publicId);
  opened.searchParams.set('register', '1');
  if (isPanelEntry()) {
    history.replaceState(panelState, '', opened);
    return;
  }
  if (opensPanel(location.search)) history.replaceState(null, '', closed);
  history.pushState(panelState, '', opened);
}

let leaving = false;

/** Goes back to the page below; `popstate` closes the panel. A second call has no effect. */
export function leavePanel(): void {
  if (leaving || !isPanelEntry()) return;
  leaving = true;
  addEventListener(
    'popstate',
    () => {
      leaving = false;
    },
    { once: true },
  );
  history.back();
}

/** The registration is complete but the panel stays open: a reload must show the page. */
export function removePanelFromUrl(): void {
  if (isPanelEntry()) history.replaceState(panelState, '', urlWithoutPanel());
}
