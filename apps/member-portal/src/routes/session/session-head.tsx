import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { formatLongDate, formatTimeRange, relativeDay, zoneName } from '@detroit-well/config/studio-time';
import { Badge } from '@detroit-well/ui/components/badge';
import { Flash } from '@detroit-well/ui/components/flash';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { Status } from '@detroit-well/ui/components/status';
import { FactList } from '@detroit-well/ui/patterns/fact-list';

/** Title, badges, and the three facts one looks for on the way: when, where, with whom. */
export function SessionHead({ session, now }: { session: RegisteredSessionDetail; now: Date }) {
  const { registration, program, start_datetime, end_datetime } = session;
  const calledOff = session.status === 'cancelled';
  const cancelled = registration.status === 'cancelled';
  const paid = registration.payment_status === 'paid' || registration.payment_status === 'free';
  return (
    <header className="rs__head">
      <h1 className="d2">{session.title}</h1>
      <p className="rs__badges">
        {calledOff || cancelled ? (
          <Badge tone="soft">{calledOff ? 'Session cancelled' : 'Registration cancelled'}</Badge>
        ) : (
          <Badge tone="signal">{relativeDay(start_datetime, now, end_datetime)}</Badge>
        )}
        <Badge tone="soft">{program.title}</Badge>
        {program.difficulty_level ? <Badge tone="soft">{program.difficulty_level}</Badge> : null}
        <Lockup name={program.category_name} />
        {cancelled ? null : <Status tone={paid ? 'ok' : 'wait'}>{paid ? 'Paid' : 'Payment Pending'}</Status>}
      </p>
      {calledOff ? (
        <Flash tone="warn" title="The studio cancelled this session." live={false}>
          {cancelled && registration.payment_status !== 'refunded' ? null : 'Everything you paid comes back.'}
        </Flash>
      ) : null}
      {registration.status === 'held' ? (
        <Flash tone="warn" title="Your place is held, not confirmed yet." live={false}>
          Your card has to be confirmed before the hold runs out.
        </Flash>
      ) : null}
      <FactList
        facts={[
          { icon: 'date', label: 'Date', value: formatLongDate(start_datetime) },
          {
            icon: 'time',
            label: 'Time',
            value: `${formatTimeRange(start_datetime, end_datetime)} ${zoneName(start_datetime)}`,
          },
          { icon: 'place', label: 'Place', value: session.location },
          { icon: 'coach', label: 'Coach', value: session.coach_name },
        ]}
      />
    </header>
  );
}
