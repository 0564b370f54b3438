const patienceMs = 10_000;

/**
 * Moves the keyboard's focus to the heading of a new screen, also where the heading comes later than the screen or is
 * drawn anew when its data arrives. A fragment names a part of the screen: then it is that part's heading, kept in sight
 * while what stands above it still grows. Stops as soon as somebody acts. Answers how to stop it.
 */
export function focusHeading(fragment = ''): () => void {
  let moved = false;
  const look = (): void => {
    const named = fragment ? document.getElementById(fragment.slice(1)) : null;
    // `main`, where the skip link leads, is no part of it.
    const part = named?.matches('section') ? named : null;
    const heading = part?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
    part?.scrollIntoView();
    // Whoever has the focus keeps it, except what was left behind by the navigation itself.
    const free =
      document.activeElement === document.body || (part && document.activeElement?.tagName === 'H1');
    if (!heading || (moved && !free)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    moved = true;
  };
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
