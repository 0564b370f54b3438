import { meetingCount, meetingWord } from '@detroit-well/config/studio-time';
import type { SessionDetail } from '../../sessions/session-view.ts';

interface Figure {
  readonly number: string;
  readonly of: string;
}

const minuteMs = 60_000;

/** The number of meetings of a course, the length of one, and the number of people. */
export function ProgramFigures({ date }: { date: SessionDetail }) {
  const { meetings, max_participants: max } = date;
  const minutes = Math.round((Date.parse(date.end_datetime) - Date.parse(date.start_datetime)) / minuteMs);
  const isCourse = meetings.length > 1;
  const [count = '', ...of] = isCourse ? meetingCount(meetings).split(' ') : [];
  const word = isCourse ? meetingWord(meetings) : null;
  const figures: Figure[] = [
    ...(count === '' ? [] : [{ number: count, of: of.join(' ') }]),
    ...(minutes > 0 ? [{ number: String(minutes), of: word ? `minutes a ${word}` : 'minutes' }] : []),
    ...(max === null ? [] : [{ number: String(max), of: 'people at most' }]),
  ];
  return (
    <dl data-part="figures">
      {figures.map(({ number, of: what }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="num">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
