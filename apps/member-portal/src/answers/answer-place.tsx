import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './answer-place.css';

export interface AnswerPlaceProps {
  /** What is answered: the place takes the focus whenever this becomes another one, and never for null or 0. */
  readonly of: unknown;
  readonly children?: ReactNode;
}

/**
 * Where an answer appears. The button that led to it is often gone by then, so the focus comes here, and with it what is
 * in sight. The place itself stays, so that a message that hides itself does not take the focus along.
 */
export function AnswerPlace({ of, children }: AnswerPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const within = useRef(false);

  // Focus is the browser's.
  useEffect(() => {
    if (!of) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, [of]);

  // A button of the answer that is gone with it leaves the focus nowhere.
  useEffect(() => {
    if (within.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  });

  // Who presses elsewhere has given the focus up; nothing is to be taken back.
  useEffect(() => {
    const letGo = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && place.current?.contains(target))) within.current = false;
    };
    document.addEventListener('pointerdown', letGo);
    return () => document.removeEventListener('pointerdown', letGo);
  }, []);

  return (
    <div
      ref={place}
      className="answer"
      tabIndex={-1}
      onFocus={() => {
        within.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) within.current = false;
      }}
    >
      {children}
    </div>
  );
}
