import { useEffect, useRef } from 'react';
import { onScroll } from './on-scroll.ts';

/** The fraction (0 to 1) of a box of this height that has been read, from its top to its last line. */
export function readPart({ top, height }: Pick<DOMRect, 'top' | 'height'>, viewport: number): number {
  const distance = height - viewport;
  if (distance <= 0) return top <= 0 ? 1 : 0;
  return Math.min(Math.max(-top / distance, 0), 1);
}

/**
 * A bar at the top of the window that shows how much of the surrounding article has been read. Where supported, the
 * stylesheet ties the bar to the scroll position and the compositor moves it.
 *
 * @do Put it first inside the article that it measures.
 * @dont Use it on pages that are not read from top to bottom.
 * @accessibility A progressbar named Reading progress with the percentage read. It takes no focus.
 */
export function ReadingProgress() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = bar.current;
    const article = shown?.closest('article');
    const fill = shown?.querySelector('i');
    if (!shown || !article || !fill) return undefined;
    const byStylesheet = 'ViewTimeline' in globalThis;
    return onScroll(() => {
      const part = readPart(article.getBoundingClientRect(), innerHeight);
      const percent = String(Math.round(part * 100));
      if (shown.ariaValueNow !== percent) shown.ariaValueNow = percent;
      if (!byStylesheet) fill.style.setProperty('--read', String(part));
    });
  }, []);
  return (
    <div
      ref={bar}
      className="reading-progress"
      role="progressbar"
      aria-label="Reading progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    >
      <i />
    </div>
  );
}
