/**
 * Runs `measure` now, and at most once per frame while the page scrolls or changes its size. Returns how to stop.
 * The listeners are passive; nothing runs while the page rests.
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
