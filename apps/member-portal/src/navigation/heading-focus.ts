const timeoutMs = 10_000;
/** The router restores a position within this time. A later scroll is the member's: a screen reader's, or of a search in the page. */
const restoredMs = 1_000;

/** Returns the element that a fragment names. `main`, the target of the skip link, does not count. */
function partOf(fragment: string): Element | null {
  const named = fragment ? document.getElementById(decodeURI(fragment.slice(1))) : null;
  return named?.matches('section') ? named : null;
}

/**
 * Calls `check` now, after each DOM change and after each scroll of the first second (the router restores a position when a layer
 * closes), until the member uses the keyboard, pointer or wheel. Returns a function that stops it.
 */
export function onPageChanges(check: () => void): () => void {
  const observer = new MutationObserver(check);
  const events = new AbortController();
  const stop = (): void => {
    observer.disconnect();
    events.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, timeoutMs);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', check, { signal: events.signal });
  setTimeout(() => removeEventListener('scroll', check), restoredMs);
  for (const type of ['keydown', 'pointerdown', 'wheel'])
    addEventListener(type, stop, { signal: events.signal, capture: true });
  check();
  return stop;
}

/**
 * Moves the focus to the element that a fragment of the current screen names, also when it is not focusable by itself. Does not
 * take it from a field: the screen may render late, when the member is already typing.
 */
export function focusTarget(fragment: string): void {
  const target = document.getElementById(decodeURI(fragment.slice(1)));
  if (!target || document.activeElement?.matches('input, select, textarea')) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Keeps the element that a fragment names in view while content above it grows. Returns a function that stops it. */
export const keepInView = (fragment: string): (() => void) =>
  onPageChanges(() => partOf(fragment)?.scrollIntoView());

/**
 * Moves the keyboard focus to the heading of a new screen, even when the heading appears late or renders again with its data.
 * With a fragment, it focuses the heading of that part and keeps it in view. Returns a function that stops it.
 */
export function focusHeading(fragment = ''): () => void {
  let moved = false;
  return onPageChanges(() => {
    // The screen opened with the result of an action, such as of a move to another date.
    if (document.activeElement?.matches('.result:not(:empty)')) return;
    const part = partOf(fragment);
    const heading = part?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
    part?.scrollIntoView();
    // Does not take the focus from an element, unless the navigation left the focus there.
    const isFree =
      document.activeElement === document.body || (part && document.activeElement?.tagName === 'H1');
    if (!heading || (moved && !isFree)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    moved = true;
  });
}
