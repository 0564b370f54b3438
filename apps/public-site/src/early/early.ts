/**
 * The one inline script: theme before the first paint, early taps kept, the page's script fetched late.
 *
 * It runs before anything is drawn and must stay tiny. What is touched before hydration is answered at once by what
 * HTML can do alone (a dialog opens, a button is busy) and kept, so that `takeOver` can hand it to the real page.
 */

import { keptTheme } from '@detroit-well/ui/theme-memory';

export interface EarlyTouch {
  kind: 'click' | 'submit';
  element: HTMLElement;
}

export interface EarlyRecorder {
  touches: EarlyTouch[];
  /** Ends the recording; from here on the page itself answers. */
  takeOver: () => EarlyTouch[];
}

declare global {
  interface Window {
    detroitEarly?: EarlyRecorder;
  }
}

function setTheme(root: HTMLElement): void {
  if (root.dataset['fixedTheme']) return;
  const kept = keptTheme();
  const chosen = kept === 'dark' || kept === 'light';
  const dark = chosen ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  if (dark) root.dataset['theme'] = 'dark';
}

/** Fetches the entry and all it imports at once; only the first call does anything. */
function loadEntry(root: HTMLElement): void {
  const files = root.dataset['entry'];
  if (!files) return;
  delete root.dataset['entry'];
  const again = (): void => {
    // The connection broke: the next touch tries once more.
    root.dataset['entry'] = files;
  };
  for (const file of files.split(' ')) import(/* @vite-ignore */ file).catch(again);
}

/** What may be touched early: menu and register links, which open dialogs. Buttons and forms are marked with data-early. */
const touchable = 'a[aria-haspopup="dialog"][href^="#"], a[href*="register=1"], button[data-early]';

function dialogOf(element: Element): HTMLDialogElement | null {
  const href = element.getAttribute('href') ?? '';
  const id = href.startsWith('#') ? href.slice(1) : href && 'register-wait';
  const found = id ? document.getElementById(id) : null;
  return found instanceof HTMLDialogElement ? found : null;
}

const plainClick = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey);

/** Starts everything; exported so that it can be tested, called by `inline.ts`. */
export function startEarly(): void {
  const root = document.documentElement;
  setTheme(root);
  const touches: EarlyTouch[] = [];
  const keep = (kind: EarlyTouch['kind'], element: HTMLElement, event: Event): void => {
    event.preventDefault();
    // Not for React's ears: a half-hydrated page would answer now and again at the replay.
    event.stopPropagation();
    touches.push({ kind, element });
    loadEntry(root);
  };
  const markBusy: typeof keep = (kind, element, event) => {
    element.setAttribute('aria-busy', 'true');
    keep(kind, element, event);
  };
  const onClick = (event: Event): void => {
    if (!(event.target instanceof Element) || !plainClick(event)) return;
    // A menu that was opened early must also close early, and leave no step behind, as the kit's useMenu.
    const link = event.target.closest<HTMLAnchorElement>('dialog#menu[open] a');
    if (link?.protocol.startsWith('http')) {
      event.preventDefault();
      event.stopPropagation();
      if (link.hash === '#top') link.closest('dialog')?.close();
      else location.replace(link.href);
      return;
    }
    const element = event.target.closest<HTMLElement>(touchable);
    if (element?.matches('button')) return markBusy('click', element, event);
    const dialog = element && dialogOf(element);
    if (!dialog) return;
    if (!dialog.open) {
      dialog.showModal();
      if (dialog.id === 'menu') history.pushState({ menu: true }, '');
    }
    keep('click', element, event);
  };
  const onBack = (): void => document.querySelector<HTMLDialogElement>('dialog#menu[open]')?.close();
  // By the link above, Esc or the system: its entry goes with it. Back has left that already.
  const onClose = ({ target }: Event): void => {
    if ((target as Element).id === 'menu' && history.state?.menu) history.back();
  };
  const onSubmit = (event: Event): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-early]')) return;
    markBusy('submit', form, event);
  };
  const hurry = (): void => loadEntry(root);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('popstate', onBack);
  addEventListener('close', onClose, true);
  // A finger on the glass or a key is the first touch: the script is wanted now.
  const signs = ['pointerdown', 'keydown', 'focusin'];
  for (const sign of signs) addEventListener(sign, hurry, { capture: true, passive: true });
  addEventListener('load', () => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    // Two frames after load everything visible is painted; the script must not compete with the largest paint.
    requestAnimationFrame(() => setTimeout(() => idle(hurry, { timeout: 2000 }), 50));
  });
  window.detroitEarly = {
    touches,
    takeOver: () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
      removeEventListener('popstate', onBack);
      removeEventListener('close', onClose, true);
      // A dialog that was closed again meanwhile must not come back.
      return touches.splice(0).filter(({ element }) => !element.matches('a') || dialogOf(element)?.open);
    },
  };
}
