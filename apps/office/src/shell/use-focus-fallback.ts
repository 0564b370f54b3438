import { useEffect } from 'react';

/** Whether an element can no longer have the focus: it is gone, or in a dialog that has closed. */
const isLost = (element: Element): boolean =>
  !element.isConnected || element.closest('dialog:not([open])') !== null || element.matches(':disabled');

/**
 * A change may remove the button that made it. The focus then goes to the heading of the part of the screen in which the button
 * was, so that the keyboard goes on from there.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    /** What had the focus last, and everything around it. */
    let around: readonly Element[] = [];
    const note = ({ target }: FocusEvent): void => {
      around = [];
      for (let one = target instanceof Element ? target : null; one; one = one.parentElement)
        around = [...around, one];
    };
    const look = (): void => {
      const [last, ...outer] = around;
      if (document.activeElement !== document.body || !last || !isLost(last)) return;
      const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
      const parts = outer.filter(
        (one) => one.matches('section, form') && scope?.contains(one) && !isLost(one),
      );
      const heading = [...parts, scope]
        .flatMap((part) => [...(part?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])])
        .find((found) => found.closest('dialog') === (scope?.closest('dialog') ?? null));
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    let frame = 0;
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    document.addEventListener('focusin', note);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
