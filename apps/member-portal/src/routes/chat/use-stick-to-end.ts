import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const nearPx = 96;

/** Keeps a scroll box at its end while the reader is there, but not when the reader has scrolled up. */
export function useStickToEnd(ownCount: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const own = useRef(ownCount);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const toEnd = () => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    };
    const noteScroll = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    };
    element.addEventListener('scroll', noteScroll, { passive: true });
    // The size changes with an opening keyboard, a notice above the field, or a rotated phone.
    const resized = new ResizeObserver(toEnd);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', noteScroll);
      resized.disconnect();
    };
  }, []);

  // Runs after every render: new lines, a notice, or a changed line may change the height.
  useLayoutEffect(() => {
    // The reader's own messages always scroll into view.
    if (ownCount > own.current) atEnd.current = true;
    own.current = ownCount;
    const element = box.current;
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
  });

  return box;
}
