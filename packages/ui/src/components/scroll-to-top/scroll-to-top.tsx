import { useEffect, useState } from 'react';
import { ArrowUpIcon } from '../../icons.tsx';
import { onScroll } from '../reading-progress/on-scroll.ts';

/** Shown from this part of the page's scroll on (SPEC-A 2). */
const shownFrom = 0.25;

function scrolledPart(): number {
  const distance = document.documentElement.scrollHeight - innerHeight;
  return distance > 0 ? scrollY / distance : 0;
}

/** Back to the top of the page; the focus goes to the main region, so that the keyboard starts there too. */
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
