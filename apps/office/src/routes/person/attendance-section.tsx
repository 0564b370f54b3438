import type { OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { useState } from 'react';
import { Nothing, Section } from './section.tsx';

const marks = {
  present: { tone: 'ok', text: 'Present' },
  late: { tone: 'wait', text: 'Late' },
  absent: { tone: 'plain', text: 'Absent' },
  excused: { tone: 'plain', text: 'Excused' },
} as const;

/** Marks that are shown at first. */
const shown = 10;

/** The meetings with a mark, latest first. */
export function AttendanceSection({ person }: { person: OfficePerson }) {
  const { attendance, visits_count: visits } = person;
  const [all, setAll] = useState(false);
  const rows = all ? attendance : attendance.slice(0, shown);
  return (
    <Section title="Attendance" aside={<span>{visits === 1 ? '1 visit' : `${visits} visits`}</span>}>
      {attendance.length === 0 ? (
        <Nothing>No marks yet. They come from the rosters.</Nothing>
      ) : (
        <ul className="log">
          {rows.map(({ registration_id, session_id, session_title, start_datetime, attendance: mark }) => (
            <li key={`${registration_id} ${start_datetime}`}>
              <time dateTime={start_datetime}>{formatMediumDate(start_datetime)}</time>
              <div className="person-line">
                <a href={paths.office.session(session_id)}>{session_title}</a>
                <Status tone={marks[mark].tone}>{marks[mark].text}</Status>
              </div>
            </li>
          ))}
        </ul>
      )}
      {rows.length < attendance.length ? (
        <Button size="xs" variant="quiet" onClick={() => setAll(true)}>
          {`Show ${attendance.length - rows.length} more`}
        </Button>
      ) : null}
    </Section>
  );
}
