import type { OfficeSession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../access/access.ts';
import { rolesText } from '../access/who-may.ts';
import { lastEnd } from './session-end.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

/** What people do with a session. A button that the role does not allow says who may. */
export function SessionActions({ session }: { session: OfficeSession }) {
  const { id, status, series_id } = session;
  const mayWrite = useMay('schedule.write');
  const mayChangeSeries = useMay('series.write');
  const mayCancel = useMay('sessions.cancel');
  const mayRoster = useMay('roster.read');
  const [cancelling, setCancelling] = useState<boolean>();
  const isCancelled = status === 'cancelled';
  const isOver = isCancelled || Date.parse(lastEnd(session)) < serverNow();
  const writers = mayWrite ? undefined : rolesText('change sessions', 'schedule.write');
  const cancellers = mayCancel ? undefined : rolesText('cancel sessions', 'sessions.cancel');
  return (
    <div className="acts">
      {mayRoster ? (
        <ButtonLink size="xs" variant="signal" slash href={paths.office.roster(id)}>
          Roster
        </ButtonLink>
      ) : null}
      {isCancelled ? null : mayWrite ? (
        <ButtonLink size="xs" href={paths.office.editSession(id)}>
          Edit
        </ButtonLink>
      ) : (
        <Button size="xs" disabledReason={writers}>
          Edit
        </Button>
      )}
      {series_id !== null && mayChangeSeries && !isOver ? (
        <ButtonLink size="xs" variant="line" href={paths.office.changeSeries(series_id, { session: id })}>
          This and following
        </ButtonLink>
      ) : null}
      {mayWrite ? (
        <ButtonLink size="xs" variant="line" href={paths.office.newSession({ from: id })}>
          Duplicate
        </ButtonLink>
      ) : null}
      {isOver ? null : (
        <Button size="xs" variant="danger" disabledReason={cancellers} onClick={() => setCancelling(true)}>
          Cancel session
        </Button>
      )}
      {cancelling === undefined ? null : (
        <Suspense>
          <CancelDialog session={session} open={cancelling} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </div>
  );
}
