import { useEffect, useEffectEvent } from 'react';
import type { SessionSummary } from '../sessions/session-view.ts';
import { readVisitor } from '../visitor/visitor.ts';
import { registerMark } from './register-href.ts';

const opensNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Turns register links into opening the form in place, for guests. Listens to the document, because the links are plain
 * links of cards and price boxes; an address that carries the mark opens it at once.
 */
export function useRegisterClicks(
  sessions: readonly SessionSummary[],
  open: (session: SessionSummary, link: HTMLElement | null) => void,
): void {
  const find = (search: string): SessionSummary | undefined => {
    const id = new URLSearchParams(search).get('id') ?? new URLSearchParams(search).get('session');
    return sessions.find(({ public_id }) => public_id === id);
  };
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || opensNewTab(event)) return;
    const link = event.target.closest<HTMLAnchorElement>(`a[href*="${registerMark}"]`);
    const session = link && find(link.search);
    if (!session || readVisitor().kind === 'member') return;
    event.preventDefault();
    open(session, link);
  });
  const openFromAddress = useEffectEvent(() => {
    const session = location.search.includes(registerMark) ? find(location.search) : undefined;
    if (session && readVisitor().kind !== 'member') open(session, null);
  });
  useEffect(() => {
    document.addEventListener('click', onClick);
    openFromAddress();
    return () => document.removeEventListener('click', onClick);
  }, []);
}
