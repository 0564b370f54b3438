import { useEffect, useRef, useState } from 'react';

/**
 * Counts down `ms` and then calls `done` once. Pausing keeps the remaining time. Uses an effect because a timer is an
 * external system.
 */
export function useRunDown(ms: number | undefined, done: (() => void) | undefined) {
  const [paused, setPaused] = useState(false);
  const left = useRef(ms ?? 0);
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    left.current = ms ?? 0;
  }, [ms]);
  useEffect(() => {
    if (ms === undefined || paused) return undefined;
    const began = performance.now();
    const timer = setTimeout(() => latest.current?.(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - began));
    };
  }, [ms, paused]);
  return { paused, pause: () => setPaused(true), resume: () => setPaused(false) };
}
