import { useEffect, useEffectEvent, useRef } from 'react';
import { registerQuery } from '../sessions/register-href.ts';
import type { SessionSummary } from '../sessions/session-view.ts';

const opensNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const registerLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href*="${registerQuery}"]`) : null;

/**
 * Calls `open` when a register link is pressed. It listens on the document, because the links are plain links in cards and
 * price boxes. The page may replace a link between the press and its end, when it learns who the visitor is: the click then meets
 * what is around the link, and still counts.
 */
export function useRegisterClicks(
  find: (search: string) => SessionSummary | undefined,
  open: (session: SessionSummary, link: HTMLAnchorElement) => void,
): void {
  const pressed = useRef<HTMLAnchorElement | null>(null);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { current: before } = pressed;
    pressed.current = null;
    if (opensNewTab(event)) return;
    const link = before?.isConnected === false ? before : registerLink(event.target);
    const session = link && find(link.search);
    if (!session) return;
    event.preventDefault();
    open(session, link);
  });
  useEffect(() => {
    const onPress = ({ target }: PointerEvent): void => {
      pressed.current = registerLink(target);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onClick);
    };
  }, []);
}
