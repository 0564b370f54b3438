import { formatLongDay, type Day } from '@detroit-well/config/studio-time';
import { QuietDay } from '@detroit-well/ui/patterns/schedule-row';
import type { MouseEvent } from 'react';
import { closedReason } from './closed-reason.ts';

interface QuietStartProps {
  /** The day at which the list starts, which has no matching session. */
  readonly day: Day;
  /** The day of the next session; null when there is none. */
  readonly next: Day | null;
  /** The schedule from today. */
  readonly href: string;
  readonly onGo: (event: MouseEvent) => void;
}

/** `Thursday, November 26` */
const shortDay = (day: Day): string => formatLongDay(day).split(', ').slice(0, 2).join(', ');

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}. `;

/** Says that the day has no session, why if that is known, and when the next one is. */
export function QuietStart({ day, next, href, onGo }: QuietStartProps) {
  const [weekday = '', date = ''] = formatLongDay(day).split(', ');
  const [month = '', number = ''] = date.split(' ');
  const reason = closedReason(day);
  return (
    <QuietDay
      day={number}
      lines={[weekday, month]}
      title={reason ? 'The floor rests' : 'No session on this day'}
    >
      {next ? (
        `${reason ? sentence(reason) : ''}The next session is on ${shortDay(next)}.`
      ) : (
        <>
          <span>{`${reason ? sentence(reason) : ''}There is no later session.`}</span>{' '}
          <a href={href} onClick={onGo}>
            Start at the first one
          </a>
        </>
      )}
    </QuietDay>
  );
}
