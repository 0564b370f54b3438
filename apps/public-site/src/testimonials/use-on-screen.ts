import { useEffect, useState, type RefObject } from 'react';

/** True if any part of an element is in the viewport of a visible page; false until the browser reports it. */
export function useOnScreen(target: RefObject<Element | null>): boolean {
  const [inViewport, setInViewport] = useState(false);
  const [pageVisible, setPageVisible] = useState(true);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setInViewport(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  useEffect(() => {
    const update = (): void => setPageVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return inViewport && pageVisible;
}
