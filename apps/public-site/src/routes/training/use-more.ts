import { paths } from '@detroit-well/config/paths';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

/** Three rows of three; on a phone a list one can still see the end of. */
const step = 9;

/** The way to all cards without script. */
export function showAllHref(filter: string): string {
  const landing = paths.training(filter ? { category: filter } : {});
  return `${landing}${landing.includes('?') ? '&' : '?'}show=all`;
}

interface More {
  /** How many cards stand on the page. */
  shown: number;
  list: RefObject<HTMLElement | null>;
  showMore: (event: MouseEvent) => void;
}

/** The first cards, and some more at each press; the focus goes on to the first new one. */
export function useMore(all: boolean): More {
  const [{ shown, from }, setMore] = useState<{ shown: number; from: number | null }>({
    shown: all ? Number.POSITIVE_INFINITY : step,
    from: null,
  });
  const list = useRef<HTMLElement>(null);
  // After the new cards are drawn; a filter that changes the list moves no focus.
  useEffect(() => {
    if (from === null) return;
    list.current?.querySelectorAll<HTMLElement>('.session-card h3 a')[from]?.focus();
  }, [from]);
  return {
    shown,
    list,
    showMore: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setMore({ shown: shown + step, from: shown });
    },
  };
}
