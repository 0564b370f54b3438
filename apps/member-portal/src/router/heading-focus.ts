const patienceMs = 10_000;

/** The part of the screen that a fragment names. `main`, where the skip link leads, is none. */
function partOf(fragment: string): Element | null {
  const named = fragment ? document.getElementById(decodeURI(fragment.slice(1))) : null;
  return named?.matches('section') ? named : null;
}

/** Calls `look` now and after each change of the document, until the person uses the keyboard, pointer or wheel. Returns how to stop it. */
function whileDrawn(look: () => void): () => void {
  const observer = new MutationObserver(look);
  const events = new AbortController();
  const stop = (): void => {
    observer.disconnect();
    events.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, patienceMs);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown', 'wheel'])
    addEventListener(type, stop, { signal: events.signal, capture: true });
  look();
  return stop;
}

/** Keeps the part that a fragment names in sight while what stands above it still grows. Returns how to stop it. */
export const keepInSight = (fragment: string): (() => void) =>
  whileDrawn(() => partOf(fragment)?.scrollIntoView());

/**
 * Moves the keyboard's focus to the heading of a new screen, also where the heading comes later than the screen or is
 * drawn again when its data arrives. A fragment names a part of the screen: then it is that part's heading, kept in sight.
 * Returns how to stop it.
 */
export function focusHeading(fragment = ''): () => void {
  let moved = false;
  return whileDrawn(() => {
    const part = partOf(fragment);
    const heading = part?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
    part?.scrollIntoView();
    // Whoever has the focus keeps it, except what was left behind by the navigation itself.
    const free =
      document.activeElement === document.body || (part && document.activeElement?.tagName === 'H1');
    if (!heading || (moved && !free)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    moved = true;
  });
}
