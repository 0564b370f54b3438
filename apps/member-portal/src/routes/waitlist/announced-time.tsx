import { useState } from 'react';
import { announcedMark } from './time-left.ts';

/** Announces the remaining time of an offer to screen readers every hour and at 10 minutes, but not when the page opens. */
export function SpokenTime({ leftMs, title }: { leftMs: number; title: string }) {
  const mark = announcedMark(leftMs);
  const [first] = useState(mark);
  return (
    <p className="visually-hidden" role="status">
      {mark !== null && mark !== first ? `${mark} to take the spot in ${title}.` : ''}
    </p>
  );
}
