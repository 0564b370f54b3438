import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const nearPx = 96;

/** Keeps a scroll box at its end while the reader is there; one who reads further up is left alone. */
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
    // A keyboard that opens, a notice above the field, a turned phone.
    const resized = new ResizeObserver(toEnd);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', noteScroll);
      resized.disconnect();
    };
  }, []);

  // After every render: new lines, a notice, another state of a line.
  useLayoutEffect(() => {
    // What the reader writes is always shown.
    if (ownCount > own.current) atEnd.current = true;
    own.current = ownCount;
    const element = box.current;
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
  });

  return box;
}
