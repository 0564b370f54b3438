import { serverNow } from '@detroit-well/config/server-clock';
import { useEffect, useState } from 'react';

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - serverNow()) / 1000));

/**
 * Whole seconds until an instant (epoch milliseconds of the server's time), updated every second. Calls `done` once at 0. Uses an effect
 * because a timer is an external system.
 */
export function useSecondsLeft(until: number, done?: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(until));

  useEffect(() => {
    let finished = false;
    const tick = (): void => {
      const seconds = secondsUntil(until);
      setLeft(seconds);
      if (seconds > 0 || finished) return;
      finished = true;
      clearInterval(timer);
      done?.();
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => {
      finished = true;
      clearInterval(timer);
    };
    // A new `done` function must not restart the wait.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [until]);

  return left;
}
