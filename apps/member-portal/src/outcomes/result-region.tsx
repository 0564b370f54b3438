import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { onPageChanges } from '../navigation/heading-focus.ts';
import './result-region.css';

export interface ResultRegionProps {
  /** Identifies the result. The element takes the focus whenever this value changes, except to null or 0. */
  readonly of: unknown;
  readonly children?: ReactNode;
}

/**
 * Shows the result of an action. The button that started the action is often gone by then, so this element takes the focus
 * and scrolls into view. The element stays mounted, so the focus survives a message that hides itself.
 */
export function ResultRegion({ of, children }: ResultRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);

  // The focus is outside React.
  useEffect(() => {
    if (!of) return undefined;
    region.current?.focus({ preventScroll: true });
    // The page often changes with the result, and a dialog above it closes.
    return onPageChanges(() => region.current?.scrollIntoView({ block: 'nearest' }));
  }, [of]);

  // A button that disappears together with the message would leave the focus on the body.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true });
  });

  // A press outside means that the member moved on, so the focus is not taken back.
  useEffect(() => {
    const releaseFocus = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && region.current?.contains(target))) hasFocus.current = false;
    };
    document.addEventListener('pointerdown', releaseFocus);
    return () => document.removeEventListener('pointerdown', releaseFocus);
  }, []);

  return (
    <div
      ref={region}
      className="result"
      tabIndex={-1}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hasFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}
