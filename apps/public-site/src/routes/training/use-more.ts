import { paths } from '@detroit-well/config/paths';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

/** Three rows of three, and still a short list on a phone. */
const step = 9;

/** The link to all cards without JavaScript. */
export function showAllHref(filter: string): string {
  const landing = paths.training(filter ? { category: filter } : {});
  return `${landing}${landing.includes('?') ? '&' : '?'}show=all`;
}

interface More {
  /** The number of cards shown. */
  readonly shown: number;
  readonly list: RefObject<HTMLElement | null>;
  readonly showMore: (event: MouseEvent) => void;
}

/** Shows the first cards, and more with each press; the focus moves to the first new card. */
export function useMore(all: boolean): More {
  const [{ shown, from }, setMore] = useState<{ shown: number; from: number | null }>({
    shown: all ? Number.POSITIVE_INFINITY : step,
    from: null,
  });
  const list = useRef<HTMLElement>(null);
  // Runs after the new cards are rendered. A filter that changes the list does not move the focus.
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
