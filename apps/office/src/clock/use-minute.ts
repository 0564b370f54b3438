import { useEffect, useState } from 'react';
import { minuteMs } from '@detroit-well/config/durations';

/** Renders again each minute, for a line that shows the time. */
export function useMinute(): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), minuteMs);
    return () => clearInterval(timer);
  }, []);
}
