import { useEffect, useState } from 'react';
import { ArrowUpIcon } from '../../icons.tsx';
import { onScroll } from '../reading-progress/on-scroll.ts';

/** The button appears after this fraction of the page's scroll (SPEC-A 2). */
const shownFrom = 0.25;

function scrolledPart(): number {
  const distance = document.documentElement.scrollHeight - innerHeight;
  return distance > 0 ? scrollY / distance : 0;
}

/** Scrolls to the top of the page and focuses the main region, so that keyboard users start there too. */
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
