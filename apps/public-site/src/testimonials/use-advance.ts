import { useEffect, useEffectEvent, useState } from 'react';

export interface Advance {
  index: number;
  /** The visitor stopped it, or wants no motion at all. */
  paused: boolean;
  show: (index: number) => void;
  togglePaused: () => void;
  /** Something is being read or pressed: wait. */
  hold: (held: boolean) => void;
}

/** Moves through `count` slides, one every `everyMs`, unless it is paused or held. */
export function useAdvance(count: number, everyMs: number): Advance {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const advance = useEffectEvent(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
    if (!still) setIndex((index + 1) % count);
  });
  // A timer is an edge of the page; every shown slide starts its own.
  useEffect(() => {
    if (paused || held) return undefined;
    const timer = setInterval(advance, everyMs);
    return () => clearInterval(timer);
  }, [paused, held, everyMs]);
  return {
    index,
    paused,
    show: (next) => {
      setPaused(true);
      setIndex((next + count) % count);
    },
    togglePaused: () => setPaused(!paused),
    hold: setHeld,
  };
}
