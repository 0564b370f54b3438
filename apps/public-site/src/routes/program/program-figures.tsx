import type { SessionDetail } from '../../sessions/session-view.ts';

interface Figure {
  readonly number: string;
  readonly of: string;
}

const minuteMs = 60_000;

/** How long it is and how many people there are. */
export function ProgramFigures({ date }: { date: SessionDetail }) {
  const minutes = Math.round((Date.parse(date.end_datetime) - Date.parse(date.start_datetime)) / minuteMs);
  const figures: Figure[] = [
    ...(minutes > 0 ? [{ number: String(minutes), of: 'minutes' }] : []),
    ...(date.max_participants === null
      ? []
      : [{ number: String(date.max_participants), of: 'people at most' }]),
  ];
  return (
    <dl data-part="figures">
      {figures.map(({ number, of }) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd className="num">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
