import type { OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Status, type StatusProps } from '@detroit-well/ui/components/status';
import { useState } from 'react';
import { Nothing, Section } from './section.tsx';

type Registration = OfficePerson['registrations'][number];

/** Past registrations that are shown at first. */
const shownPast = 10;

/** What comes, soonest first, and what was, latest first. */
export function RegistrationsSection({ person }: { person: OfficePerson }) {
  const [all, setAll] = useState(false);
  const now = serverNow();
  const isComing = ({ start_datetime, status }: Registration) =>
    Date.parse(start_datetime) > now && (status === 'confirmed' || status === 'held');
  const coming = person.registrations.filter(isComing).toReversed();
  const past = person.registrations.filter((registration) => !isComing(registration));
  const rows = [...coming, ...(all ? past : past.slice(0, shownPast))];
  const hidden = coming.length + past.length - rows.length;
  return (
    <Section title="Registrations" aside={<span>{`${coming.length} coming, ${past.length} before`}</span>}>
      {rows.length === 0 ? (
        <Nothing>None yet.</Nothing>
      ) : (
        <table className="table dense" data-stack>
          <thead>
            <tr>
              <th scope="col">Session</th>
              <th scope="col">When</th>
              <th scope="col">Price</th>
              <th scope="col">Paid</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((registration) => (
              <Row key={registration.id} registration={registration} />
            ))}
          </tbody>
        </table>
      )}
      {hidden > 0 ? (
        <Button size="xs" variant="quiet" onClick={() => setAll(true)}>
          {`Show ${hidden} more`}
        </Button>
      ) : null}
    </Section>
  );
}

function Row({ registration }: { registration: Registration }) {
  const { session_id, session_title, start_datetime: start, price, paid } = registration;
  const { tone, text } = stateOf(registration);
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the link is its content */}
      <td data-m="t">
        <a href={paths.office.session(session_id)}>
          <b>{session_title}</b>
        </a>
      </td>
      <td data-m="b">
        <span className="nw">{`${formatMediumDate(start)}, ${formatTime(start)}`}</span>
      </td>
      <td>
        <span className="tnum">{`$${price}`}</span>
      </td>
      <td data-m="r">
        <span className="tnum">{`$${paid}`}</span>
      </td>
      <td data-m="s">
        <Status tone={tone}>{text}</Status>
      </td>
    </tr>
  );
}

interface State {
  readonly tone: NonNullable<StatusProps['tone']>;
  readonly text: string;
}

function stateOf({ status, payment_status, owed }: Registration): State {
  if (status === 'held') return { tone: 'wait', text: 'Payment under way' };
  if (status === 'released') return { tone: 'plain', text: 'Payment did not go through' };
  if (status === 'cancelled')
    return { tone: 'plain', text: payment_status === 'refunded' ? 'Cancelled, refunded' : 'Cancelled' };
  if (owed !== '0.00') return { tone: 'wait', text: `$${owed} to pay` };
  return payment_status === 'free' ? { tone: 'ok', text: 'Free' } : { tone: 'ok', text: 'Paid' };
}
