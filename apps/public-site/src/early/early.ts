/**
 * The one inline script: theme before the first paint, early taps kept, the page's script fetched late.
 *
 * It runs before anything is drawn and must stay tiny. What is touched before hydration is answered at once by what
 * HTML can do alone (a dialog opens, a button is busy) and kept, so that `takeOver` can hand it to the real page.
 */

export interface EarlyTouch {
  kind: 'click' | 'submit';
  /** Value of `data-early` on the element that was touched. */
  name: string;
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
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden; the system's wish decides then.
  }
  const dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  if (dark) root.dataset['theme'] = 'dark';
}

/** Fetches the entry and all it imports at once; only the first call does anything. */
function loadEntry(root: HTMLElement): void {
  const files = root.dataset['entry'];
  if (!files) return;
  delete root.dataset['entry'];
  for (const file of files.split(' ')) void import(/* @vite-ignore */ file);
}

function answer(element: HTMLElement): void {
  const opens = element.dataset['opens'];
  const dialog = opens ? document.getElementById(opens) : null;
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  if (!opens) element.setAttribute('aria-busy', 'true');
}

const plainClick = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey);

/** Starts everything; exported so that it can be tested, called by `inline.ts`. */
export function startEarly(): void {
  const root = document.documentElement;
  setTheme(root);
  const touches: EarlyTouch[] = [];
  const record = (event: Event): void => {
    if (!(event.target instanceof Element) || !plainClick(event)) return;
    const element = event.target.closest<HTMLElement>('[data-early]');
    const kind = event.type === 'submit' ? 'submit' : 'click';
    if (!element || (element.tagName === 'FORM') !== (kind === 'submit')) return;
    event.preventDefault();
    // Not for React's ears: a half-hydrated page would answer now and again at the replay.
    event.stopPropagation();
    touches.push({ kind, name: element.dataset['early'] ?? '', element });
    answer(element);
    loadEntry(root);
  };
  const hurry = (): void => loadEntry(root);
  addEventListener('click', record, true);
  addEventListener('submit', record, true);
  // A finger on the glass or a key is the first touch: the script is wanted now.
  const signs = ['pointerdown', 'keydown', 'focusin'];
  for (const sign of signs) addEventListener(sign, hurry, { capture: true, once: true, passive: true });
  addEventListener('load', () => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    // Two frames after load everything visible is painted; the script must not compete with the largest paint.
    requestAnimationFrame(() => setTimeout(() => idle(hurry, { timeout: 2000 }), 50));
  });
  window.detroitEarly = {
    touches,
    takeOver: () => {
      removeEventListener('click', record, true);
      removeEventListener('submit', record, true);
      return touches.splice(0);
    },
  };
}
