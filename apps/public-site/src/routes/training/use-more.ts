import { opensNewTab } from '@detroit-well/ui/opens-new-tab';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

interface More {
  /** The number of fortnights shown. */
  readonly fortnights: number;
  readonly list: RefObject<HTMLDivElement | null>;
  /** `shown`: the number of rows so far. */
  readonly showMore: (event: MouseEvent, shown: number) => void;
}

/** Shows two weeks, and two more with each press; the focus moves to the first new row. */
export function useMore(): More {
  const [{ fortnights, from }, setMore] = useState<{ fortnights: number; from: number | null }>({
    fortnights: 1,
    from: null,
  });
  const list = useRef<HTMLDivElement>(null);
  // Runs after the new rows are rendered.
  useEffect(() => {
    if (from === null) return;
    list.current?.querySelectorAll<HTMLElement>('.schedule-row h4 a')[from]?.focus();
  }, [from]);
  return {
    fortnights,
    list,
    showMore: (event, shown) => {
      if (opensNewTab(event)) return;
      event.preventDefault();
      setMore({ fortnights: fortnights + 1, from: shown });
    },
  };
}
