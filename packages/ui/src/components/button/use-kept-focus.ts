import { useCallback, useRef, type RefCallback } from 'react';

/**
 * A ref for an element that React creates anew when its parent changes: the new one takes the focus that the old one had.
 *
 * @param ref the ref of the caller, which is attached as well.
 */
export function useKeptFocus<Element extends HTMLElement>(
  ref: RefCallback<Element> | null = null,
): RefCallback<Element> {
  const hadFocus = useRef(false);
  return useCallback(
    (element: Element) => {
      if (hadFocus.current) element.focus({ preventScroll: true });
      const detach = ref?.(element) ?? (() => void ref?.(null));
      return () => {
        hadFocus.current = document.activeElement === element;
        detach();
      };
    },
    [ref],
  );
}
