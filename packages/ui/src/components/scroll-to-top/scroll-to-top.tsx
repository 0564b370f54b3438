import { useEffect, useState } from 'react';
import { ArrowUpIcon } from '../../icons.tsx';
import { onScroll } from '../reading-progress/on-scroll.ts';

/** The button appears after this fraction of the page's scroll (SPEC-A 2). */
const shownFrom = 0.25;

function scrolledPart(): number {
  const distance = document.documentElement.scrollHeight - innerHeight;
  return distance > 0 ? scrollY / distance : 0;
}

/**
 * Scrolls to the top of the page and focuses the main region, so that keyboard users start there too.
 *
 * @do Put one at the end of a long page with a `main` that has tabindex -1.
 * @dont Show it on pages of one screen.
 * @accessibility Named Scroll to top. It is absent from the tab order until it appears. A press moves the focus to the
 *   main region, so that the next Tab starts at the top.
 */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => onScroll(() => setShown(scrolledPart() >= shownFrom)), []);

  function toTop() {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }
  return (
    <button
      type="button"
      className="scroll-to-top"
      aria-label="Scroll to top"
      hidden={!shown}
      onClick={toTop}
    >
      <ArrowUpIcon />
    </button>
  );
}
