import { useEffect, useState } from 'react';

const typingMs = 250;

/** The text once nobody has typed for a moment. */
export function usePause(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused.trim();
}
