import { registerMark } from './register-href.ts';

/** The state of the history entry that stands for the open panel. */
const mark = { registration: true } as const;

export const isMarked = (search: string): boolean => search.includes(registerMark);

const standsOnEntry = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'registration' in history.state;

/** This page without the mark, also without the id where the path does not need one. */
function unmarked(): URL {
  const here = new URL(location.href);
  here.searchParams.delete('register');
  if (!here.pathname.startsWith('/training/')) here.searchParams.delete('id');
  return here;
}

/**
 * Gives the open panel an entry of its own in the history: Back closes it, a reload opens it again. An address that came with the
 * mark is parted in two, so that Back closes the panel there as well. A panel that follows another takes over its entry.
 */
export function enterPanel(publicId: string): void {
  const closed = unmarked();
  const opened = new URL(closed);
  opened.searchParams.set('id', publicId);
  opened.searchParams.set('register', '1');
  if (standsOnEntry()) {
    history.replaceState(mark, '', opened);
    return;
  }
  if (isMarked(location.search)) history.replaceState(null, '', closed);
  history.pushState(mark, '', opened);
}

let leaving = false;

/** Goes back to the page below; `popstate` closes the panel. Asked twice, it does not go back twice. */
export function leavePanel(): void {
  if (leaving || !standsOnEntry()) return;
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

/** The panel stays, but its work is done: a reload must show the page. */
export function settlePanel(): void {
  if (standsOnEntry()) history.replaceState(mark, '', unmarked());
}
