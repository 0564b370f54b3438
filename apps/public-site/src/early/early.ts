/**
 * The only inline script: sets the theme before the first paint, records early taps, and loads the page's script late.
 *
 * It runs before anything is painted and must stay tiny. Before hydration, HTML alone responds to a tap: a dialog opens or a
 * button shows as busy. The tap is recorded, so that `takeOver` can pass it to the hydrated page.
 */

import { storedTheme } from '@detroit-well/ui/theme-memory';

interface EarlyTap {
  readonly kind: 'click' | 'submit';
  readonly element: HTMLElement;
}

interface EarlyRecorder {
  readonly taps: EarlyTap[];
  /** Stops recording and returns the recorded taps; from now on the page handles events. */
  readonly takeOver: () => EarlyTap[];
}

declare global {
  interface Window {
    detroitEarly?: EarlyRecorder;
  }
}

function setTheme(root: HTMLElement): void {
  if (root.dataset['fixedTheme']) return;
  const stored = storedTheme();
  const chosen = stored === 'dark' || stored === 'light';
  const dark = chosen ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  if (dark) root.dataset['theme'] = 'dark';
}

/** Loads the entry and all its imports in parallel. Only the first call has an effect. */
function loadEntry(root: HTMLElement): void {
  const files = root.dataset['entry'];
  if (!files) return;
  delete root.dataset['entry'];
  // From now on, a page that does not start says so (start-notice.css).
  root.dataset['start'] ??= 'loading';
  const retryLater = (): void => {
    // The connection failed: the next tap tries again.
    root.dataset['entry'] = files;
    root.dataset['start'] = 'failed';
  };
  for (const file of files.split(' ')) import(/* @vite-ignore */ file).catch(retryLater);
}

/** Elements that are recorded early: menu and register links, which open dialogs. Buttons and forms carry `data-early`. */
const recordedElements = 'a[aria-haspopup="dialog"][href^="#"], a[href*="register=1"], button[data-early]';

/** Dialogs that are layers of the UI kit, named by their id: Back closes them, also before hydration. */
const layers = ':is(#menu, #filters)';

function dialogOf(element: Element): HTMLDialogElement | null {
  const href = element.getAttribute('href') ?? '';
  const id = href.startsWith('#') ? href.slice(1) : href && 'register-wait';
  const found = id ? document.getElementById(id) : null;
  return found instanceof HTMLDialogElement ? found : null;
}

const plainClick = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey);

/** Starts the script; `inline.ts` calls it. Exported for tests. */
export function startEarly(): void {
  const root = document.documentElement;
  setTheme(root);
  const taps: EarlyTap[] = [];
  const record = (kind: EarlyTap['kind'], element: HTMLElement, event: Event): void => {
    event.preventDefault();
    // Hides the event from React: a partly hydrated page would handle it now and again at the replay.
    event.stopPropagation();
    taps.push({ kind, element });
    loadEntry(root);
  };
  const markBusy: typeof record = (kind, element, event) => {
    element.setAttribute('aria-busy', 'true');
    record(kind, element, event);
  };
  const onClick = (event: Event): void => {
    if (!(event.target instanceof Element) || !plainClick(event)) return;
    // A menu that was opened early must also close early and leave no history entry, like a layer of the UI kit.
    const link = event.target.closest<HTMLAnchorElement>('dialog#menu[open] a');
    if (link?.protocol.startsWith('http')) {
      event.preventDefault();
      event.stopPropagation();
      if (link.hash === '#top') link.closest('dialog')?.close();
      else location.replace(link.href);
      return;
    }
    const element = event.target.closest<HTMLElement>(recordedElements);
    if (element?.matches('button')) return markBusy('click', element, event);
    const dialog = element && dialogOf(element);
    if (!dialog) return;
    if (!dialog.open) {
      dialog.showModal();
      if (dialog.matches(layers)) history.pushState({ layers: [dialog.id] }, '');
    }
    record('click', element, event);
  };
  const onBack = (): void => document.querySelector<HTMLDialogElement>(`${layers}[open]`)?.close();
  // A layer closed by the link above, by Esc or by the system must drop its history entry. Back has already left it.
  const onClose = ({ target }: Event): void => {
    if ((target as Element).matches(layers) && history.state?.layers) history.back();
  };
  const onSubmit = (event: Event): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-early]')) return;
    markBusy('submit', form, event);
  };
  const loadNow = (): void => loadEntry(root);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('popstate', onBack);
  addEventListener('close', onClose, true);
  // A pointer or key press signals interaction, so the script is needed now.
  const interactions = ['pointerdown', 'keydown', 'focusin'];
  for (const type of interactions) addEventListener(type, loadNow, { capture: true, passive: true });
  addEventListener('load', () => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    // Two frames after load everything visible is painted. The script must not compete with the largest paint.
    requestAnimationFrame(() => setTimeout(() => idle(loadNow, { timeout: 2000 }), 50));
  });
  window.detroitEarly = {
    taps,
    takeOver: () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
      removeEventListener('popstate', onBack);
      removeEventListener('close', onClose, true);
      // A dialog that was closed again before hydration must stay closed.
      return taps.splice(0).filter(({ element }) => !element.matches('a') || dialogOf(element)?.open);
    },
  };
}
