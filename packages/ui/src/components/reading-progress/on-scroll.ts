/**
 * Runs `measure` now, and at most once per frame while the page scrolls or resizes. Returns a function that stops it.
 * The listeners are passive. Nothing runs while the page does not move.
 */
export function onScroll(measure: () => void): () => void {
  let frame = 0;
  const next = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      measure();
    });
  };
  addEventListener('scroll', next, { passive: true });
  addEventListener('resize', next, { passive: true });
  measure();
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', next);
    removeEventListener('resize', next);
  };
}
