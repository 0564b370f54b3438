const patienceMs = 10_000;

/**
 * Moves the keyboard's focus to the heading of a new screen, also where the heading comes later than the screen or is
 * drawn anew when its data arrives. Stops as soon as somebody acts. Answers how to stop it.
 */
export function focusHeading(): () => void {
  let moved = false;
  const look = (): void => {
    const heading = document.querySelector<HTMLElement>('main h1');
    // Whoever has the focus keeps it, except what was left behind by the navigation itself.
    if (!heading || (moved && document.activeElement !== document.body)) return;
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
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, stop, { signal: events.signal, capture: true });
  look();
  return stop;
}
