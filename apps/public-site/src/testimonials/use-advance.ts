import { useEffect, useEffectEvent, useState } from 'react';

export interface Advance {
  readonly index: number;
  /** The visitor paused the slides or prefers reduced motion. */
  readonly paused: boolean;
  /** True if the next slide appears automatically. */
  readonly advancing: boolean;
  readonly show: (index: number) => void;
  readonly togglePaused: () => void;
  /** Pauses while the visitor reads or presses something. */
  readonly hold: (held: boolean) => void;
}

/** Advances through `count` slides, one every `everyMs`, unless paused, held or off screen. */
export function useAdvance(count: number, everyMs: number, onScreen: boolean): Advance {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const advance = useEffectEvent(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setIndex((index + 1) % count);
  });
  const advancing = onScreen && !paused && !held;
  // Timers are outside React; every slide starts its own.
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
