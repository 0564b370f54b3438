import type { OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { rolesText } from '../../access/who-may.ts';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { failureToast } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';

const SellDialog = lazy(async () => ({
  default: (await import('../../selling/sell-dialog.tsx')).SellDialog,
}));
const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }));

/** What people do with a person. A button that the role does not allow says who may. */
export function PersonActions({ person }: { person: OfficePerson }) {
  const { id, email, has_password } = person;
  const mayWrite = useMay('people.write');
  const mayMerge = useMay('people.merge');
  const mayClose = useMay('people.close');
  const maySell = useMay('payments.write');
  const [closing, setClosing] = useState<boolean>();
  const [selling, setSelling] = useState<boolean>();
  const sell = (): void => setSelling(true);
  useShortcuts(maySell ? [{ keys: 's', label: 'Sell to this person', run: sell }] : []);
  const invite = useChange({
    send: (params: { id: string }, idempotencyKey) =>
      client.office.people.invite({ params }, { idempotencyKey }),
    onDone: () =>
      showToast({
        tone: 'ok',
        title: `${email} gets a link that sets a password.`,
        text: 'It works for 7 days.',
      }),
  });
  return (
    <div className="acts">
      <Button
        size="xs"
        variant="signal"
        slash
        disabledReason={maySell ? undefined : rolesText('sell', 'payments.write')}
        onClick={sell}
      >
        Sell
      </Button>
      {mayWrite ? (
        <ButtonLink size="xs" href={paths.office.editPerson(id)}>
          Edit
        </ButtonLink>
      ) : null}
      {mayWrite && !has_password ? (
        <Button
          size="xs"
          variant="line"
          busy={invite.isPending}
          disabledReason={email === '' ? 'Add an email address first.' : undefined}
          busyLabel="Sending..."
          onClick={() =>
            invite.mutate({ id }, { onError: (error) => showToast(failureToast('No link was sent.', error)) })
          }
        >
          Invite
        </Button>
      ) : null}
      {mayMerge && person.role === null ? (
        <ButtonLink size="xs" variant="line" href={paths.office.mergePerson(id)}>
          Merge
        </ButtonLink>
      ) : null}
      <Button
        size="xs"
        variant="danger"
        disabledReason={mayClose ? undefined : rolesText('close accounts', 'people.close')}
        onClick={() => setClosing(true)}
      >
        Close account
      </Button>
      {selling === undefined ? null : (
        <Suspense>
          <SellDialog
            person={{ id, name: fullName(person) }}
            open={selling}
            onClose={() => setSelling(false)}
          />
        </Suspense>
      )}
      {closing === undefined ? null : (
        <Suspense>
          <CloseDialog person={person} open={closing} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
