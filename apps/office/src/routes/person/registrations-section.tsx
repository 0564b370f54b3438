import type { OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Status, type StatusProps } from '@detroit-well/ui/components/status';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { rolesText } from '../../access/who-may.ts';
import { dollars, exactDollars } from '../../format/dollars.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { Nothing, Section } from './section.tsx';

const RegisterDialog = lazy(async () => ({
  default: (await import('../../registrations/register-dialog.tsx')).RegisterDialog,
}));
const MoveDialog = lazy(async () => ({
  default: (await import('../../registrations/move-dialog.tsx')).MoveDialog,
}));
const CancelRegistrationDialog = lazy(async () => ({
  default: (await import('../../registrations/cancel-registration-dialog.tsx')).CancelRegistrationDialog,
}));

type Registration = OfficePerson['registrations'][number];

type Dialog = 'register' | 'move' | 'cancel';

interface Acting {
  readonly dialog: Dialog;
  /** The one that moves or is cancelled. */
  readonly registration: Registration | undefined;
  readonly times: number;
}

/** Past registrations that are shown at first. */
const shownPast = 10;

/** What comes, soonest first, and what was, latest first. */
export function RegistrationsSection({ person }: { person: OfficePerson }) {
  const [all, setAll] = useState(false);
  /** The opened dialog. Each time it begins anew. */
  const [acting, setActing] = useState<Acting>();
  const [isOpen, setIsOpen] = useState(false);
  const act = (dialog: Dialog, registration?: Registration): void => {
    setActing({ dialog, registration, times: (acting?.times ?? 0) + 1 });
    setIsOpen(true);
  };
  const mayWrite = useMay('registrations.write');
  useShortcuts(
    mayWrite && person.is_open
      ? [{ keys: 'r', label: 'Register this person', run: () => act('register') }]
      : [],
  );
  const now = serverNow();
  const isComing = ({ start_datetime, status }: Registration) =>
    Date.parse(start_datetime) > now && (status === 'confirmed' || status === 'held');
  const coming = person.registrations.filter(isComing).toReversed();
  const past = person.registrations.filter((registration) => !isComing(registration));
  const rows = [...coming, ...(all ? past : past.slice(0, shownPast))];
  const hidden = coming.length + past.length - rows.length;
  return (
    <Section
      title="Registrations"
      aside={
        <span className="acts">
          <span>{`${coming.length} coming, ${past.length} before`}</span>
          {person.is_open ? (
            <Button
              size="xs"
              disabledReason={mayWrite ? undefined : rolesText('register people', 'registrations.write')}
              onClick={() => act('register')}
            >
              Register
            </Button>
          ) : null}
        </span>
      }
    >
      {rows.length === 0 ? (
        <Nothing>None yet.</Nothing>
      ) : (
        <table className="table dense" data-stack>
          <thead>
            <tr>
              <th scope="col">Session</th>
              <th scope="col">When</th>
              <th scope="col" data-number>
                Price
              </th>
              <th scope="col" data-number>
                Paid
              </th>
              <th scope="col">State</th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((registration) => (
              <Row key={registration.id} registration={registration} onAct={act} />
            ))}
          </tbody>
        </table>
      )}
      {acting ? (
        <Suspense>
          <ActingDialog
            key={acting.times}
            {...acting}
            person={{ id: person.id, name: fullName(person) }}
            open={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
      {hidden > 0 ? (
        <Button size="xs" variant="quiet" onClick={() => setAll(true)}>
          {`Show ${hidden} more`}
        </Button>
      ) : null}
    </Section>
  );
}

interface ActingDialogProps extends Omit<Acting, 'times'> {
  readonly person: { readonly id: string; readonly name: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

function ActingDialog({ dialog, registration, ...props }: ActingDialogProps) {
  if (registration === undefined) return <RegisterDialog {...props} />;
  return dialog === 'move' ? (
    <MoveDialog {...props} registration={registration} />
  ) : (
    <CancelRegistrationDialog {...props} registration={registration} />
  );
}

interface RowProps {
  readonly registration: Registration;
  readonly onAct: (dialog: Dialog, registration: Registration) => void;
}

function Row({ registration, onAct }: RowProps) {
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
        <span className="nw">{formatMediumDate(start)},</span> <span className="nw">{formatTime(start)}</span>
      </td>
      <td data-number>
        <span className="tnum">{exactDollars(price)}</span>
      </td>
      <td data-m="r" data-number>
        <span className="tnum">{exactDollars(paid)}</span>
      </td>
      <td data-m="s">
        <Status tone={tone}>{text}</Status>
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a past one has no actions */}
      <td data-m="f">
        {registration.status === 'confirmed' && Date.parse(registration.end_datetime) > serverNow() ? (
          <RowActions registration={registration} onAct={onAct} />
        ) : null}
      </td>
    </tr>
  );
}

function RowActions({ registration, onAct }: RowProps) {
  const mayWrite = useMay('registrations.write');
  const denied = mayWrite ? undefined : rolesText('move and cancel', 'registrations.write');
  const of = <span className="visually-hidden">{` ${registration.session_title}`}</span>;
  return (
    <div className="acts">
      <Button size="xs" variant="quiet" disabledReason={denied} onClick={() => onAct('move', registration)}>
        Move{of}
      </Button>
      <Button size="xs" variant="quiet" disabledReason={denied} onClick={() => onAct('cancel', registration)}>
        Cancel{of}
      </Button>
    </div>
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
  if (owed !== '0.00') return { tone: 'wait', text: `${dollars(owed)} to pay` };
  return payment_status === 'free' ? { tone: 'ok', text: 'Free' } : { tone: 'ok', text: 'Paid' };
}
