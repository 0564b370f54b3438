import { useState } from 'react';
import { announcedText } from './time-left.ts';

/** Announces the remaining time of an offer to screen readers every hour and at 10 minutes, but not when the page opens. */
export function AnnouncedTime({ leftMs, title }: { leftMs: number; title: string }) {
  const text = announcedText(leftMs);
  const [first] = useState(text);
  return (
    <p className="visually-hidden" role="status">
      {text !== null && text !== first ? `${text} to take the spot in ${title}.` : ''}
    </p>
  );
}
