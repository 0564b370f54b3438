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

/** What may be touched early: menu and register links, which open dialogs. Forms are marked with data-early. */
const touchable = 'a[aria-haspopup="dialog"][href^="#"], a[href*="register=1"]';

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
  const onClick = (event: Event): void => {
    if (!(event.target instanceof Element) || !plainClick(event)) return;
    // A dialog that was opened early must also close early.
    const closer = event.target.closest('dialog[open] a[href="#top"]');
    if (closer) {
      event.preventDefault();
      event.stopPropagation();
      touches.length = 0;
      closer.closest('dialog')?.close();
      // The entry it had, as in the kit's useMenu.
      history.back();
      return;
    }
    const element = event.target.closest<HTMLElement>(touchable);
    const dialog = element && dialogOf(element);
    if (!dialog) return;
    if (!dialog.open) {
      dialog.showModal();
      if (dialog.id === 'menu') history.pushState({ menu: true }, '');
    }
    keep('click', element, event);
  };
  const onBack = (): void => {
    touches.length = 0;
    document.querySelector<HTMLDialogElement>('dialog#menu[open]')?.close();
  };
  const onSubmit = (event: Event): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-early]')) return;
    form.setAttribute('aria-busy', 'true');
    keep('submit', form, event);
  };
  const hurry = (): void => loadEntry(root);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('popstate', onBack);
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
      return touches.splice(0);
    },
  };
}
