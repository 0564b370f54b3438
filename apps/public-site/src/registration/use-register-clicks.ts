import { useEffect, useEffectEvent } from 'react';
import { registerQuery } from '../sessions/register-href.ts';
import type { SessionSummary } from '../sessions/session-view.ts';

const opensNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Calls `open` when a register link is pressed. It listens on the document, because the links are plain links in cards and
 * price boxes.
 */
export function useRegisterClicks(
  find: (search: string) => SessionSummary | undefined,
  open: (session: SessionSummary, link: HTMLAnchorElement) => void,
): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || opensNewTab(event)) return;
    const link = event.target.closest<HTMLAnchorElement>(`a[href*="${registerQuery}"]`);
    const session = link && find(link.search);
    if (!session) return;
    event.preventDefault();
    open(session, link);
  });
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
