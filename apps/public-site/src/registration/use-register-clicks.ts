import { useEffect, useEffectEvent } from 'react';
import type { SessionSummary } from '../sessions/session-view.ts';
import { readVisitor } from '../visitor/visitor.ts';
import { opensPanel } from './panel-history.ts';
import { registerQuery } from '../sessions/register-href.ts';

const opensNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

interface RegisterClicks {
  readonly open: (session: SessionSummary, link: HTMLElement | null) => void;
  /** The visitor went back to the page below. */
  readonly close: () => void;
}

/**
 * Opens the form in place when a guest presses a register link. It listens on the document, because the links are plain links
 * in cards and price boxes. A URL with `register=1` opens the form immediately, on load and on history navigation.
 */
export function useRegisterClicks(sessions: readonly SessionSummary[], handlers: RegisterClicks): void {
  const find = (search: string): SessionSummary | undefined => {
    const id = new URLSearchParams(search).get('id') ?? new URLSearchParams(search).get('session');
    return sessions.find(({ public_id }) => public_id === id);
  };
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || opensNewTab(event)) return;
    const link = event.target.closest<HTMLAnchorElement>(`a[href*="${registerQuery}"]`);
    const session = link && find(link.search);
    if (!session || readVisitor().kind === 'member') return;
    event.preventDefault();
    handlers.open(session, link);
  });
  const followAddress = useEffectEvent(() => {
    const session = opensPanel(location.search) ? find(location.search) : undefined;
    if (session && readVisitor().kind !== 'member') handlers.open(session, null);
    return session;
  });
  const onPopState = useEffectEvent(() => {
    if (!followAddress()) handlers.close();
  });
  useEffect(() => {
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    followAddress();
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
    };
  }, []);
}
