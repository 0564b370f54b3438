import type { OfficeSession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatDateAndTimeRange, formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import type { ReactNode } from 'react';
import { dollars } from '../../format/dollars.ts';
import { listed as namesListed } from '../../format/listed.ts';
import { unbroken } from '../../format/unbroken.ts';
import { fieldText } from '../../history/entry-text.ts';
import { placesText } from '../../sessions/places.ts';

const none = 'None';

/** What a session consists of. */
export function SessionFacts({ session }: { session: OfficeSession }) {
  const { meetings, waiting_count: waiting } = session;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ...(session.series_id === null
      ? []
      : [
          [
            'Series',
            <a key="series" href={paths.office.series(session.series_id)}>
              All its sessions
            </a>,
          ] as const,
        ]),
    ...(session.edited_fields.length === 0
      ? []
      : [['Changed by hand', namesListed(session.edited_fields.map(fieldText))] as const]),
    ['Program', session.program_title],
    ['Coach', session.coach_name ?? 'Nobody yet'],
    ['Location', session.location_name || none],
    ['Spots', waiting === 0 ? placesText(session) : `${placesText(session)}, ${waiting} waiting`],
    ['Price', `${dollars(session.price_public)}, members ${dollars(session.price_member)}`],
    ['Registration opens', timeOr(session.registration_opens_at, 'At once')],
    ['Registration closes', timeOr(session.registration_closes_at, 'When it starts')],
    ['Requirements', listed(session.requirements)],
    ['What to bring', listed(session.what_to_bring)],
    ['Description', session.description || none],
  ];
  return (
    <dl className="facts">
      {meetings.length > 1 ? (
        <>
          <dt>Meetings</dt>
          <dd>
            {meetings.map(({ start_datetime: start, end_datetime: end }) => (
              <div key={start}>{unbroken(formatDateAndTimeRange(start, end))}</div>
            ))}
          </dd>
        </>
      ) : null}
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

const timeOr = (at: string | null, otherwise: string): string =>
  at === null ? otherwise : `${formatMediumDate(at)}, ${formatTime(at)}`;

const listed = (lines: readonly string[]): ReactNode =>
  lines.length === 0 ? none : lines.map((line) => <div key={line}>{line}</div>);
