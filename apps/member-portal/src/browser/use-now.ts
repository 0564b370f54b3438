import { serverDate } from '@detroit-well/config/server-clock';
import { useEffect, useState } from 'react';

/** The current time, updated while the page is visible and as soon as it becomes visible again. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(serverDate);
  useEffect(() => {
    const renew = (): void => {
      if (!document.hidden) setNow(serverDate());
    };
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [everyMs]);
  return now;
}
