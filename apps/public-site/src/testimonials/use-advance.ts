import { useEffect, useEffectEvent, useState } from 'react';

export interface Advance {
  index: number;
  /** The visitor stopped it, or wants no motion at all. */
  paused: boolean;
  /** The next slide comes by itself. */
  advancing: boolean;
  show: (index: number) => void;
  togglePaused: () => void;
  /** Something is being read or pressed: wait. */
  hold: (held: boolean) => void;
}

/** Moves through `count` slides, one every `everyMs`, unless it is paused, held or off the screen. */
export function useAdvance(count: number, everyMs: number, onScreen: boolean): Advance {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const advance = useEffectEvent(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setIndex((index + 1) % count);
  });
  const advancing = onScreen && !paused && !held;
  // A timer is an edge of the page; every shown slide starts its own.
  useEffect(() => {
    if (!advancing) return undefined;
    const timer = setInterval(advance, everyMs);
    return () => clearInterval(timer);
  }, [advancing, everyMs]);
  return {
    index,
    paused,
    advancing,
    show: (next) => {
      setPaused(true);
      setIndex((next + count) % count);
    },
    togglePaused: () => setPaused(!paused),
    hold: setHeld,
  };
}
