import type { OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { rolesText } from '../../access/who-may.ts';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { failureToast } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';

const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }));

/** What people do with a person. A button that the role does not allow says who may. */
export function PersonActions({ person }: { person: OfficePerson }) {
  const { id, email, has_password } = person;
  const mayWrite = useMay('people.write');
  const mayClose = useMay('people.close');
  const [closing, setClosing] = useState<boolean>();
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
          busyLabel="Sending..."
          onClick={() =>
            invite.mutate({ id }, { onError: (error) => showToast(failureToast('No link was sent.', error)) })
          }
        >
          Invite
        </Button>
      ) : null}
      <Button
        size="xs"
        variant="danger"
        disabledReason={mayClose ? undefined : rolesText('close accounts', 'people.close')}
        onClick={() => setClosing(true)}
      >
        Close account
      </Button>
      {closing === undefined ? null : (
        <Suspense>
          <CloseDialog person={person} open={closing} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
