import { isApiError, type MoveForPersonParams, type MovePreview } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { requiredText } from '@detroit-well/validation/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { sessionQuery } from '../api/queries.ts';
import { dollars, exactDollars } from '../format/dollars.ts';
import { useChange } from '../forms/use-change.ts';
import { dialogProblem, usePreview } from '../forms/use-preview.ts';
import { showToast } from '../overlay/toasts.ts';
import type { NamedRegistration } from './cancel-registration-dialog.tsx';
import { decide, Hindrances, lookingText, useOverrides } from './hindrances.tsx';
import { ReasonField } from '../forms/reason-field.tsx';
import type { NamedPerson } from './register-dialog.tsx';
import { SessionPick } from './session-pick.tsx';

interface MoveDialogProps {
  readonly person: NamedPerson;
  readonly registration: NamedRegistration;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.registrations;

/** Moves a registration to another date of its program, and says before what that costs. */
export function MoveDialog({ person, registration, open, onClose }: MoveDialogProps) {
  const overriding = useOverrides();
  const [sessionId, setSessionId] = useState<string>();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const params = { id: person.id, registration_id: registration.id };
  const from = useQuery(sessionQuery(registration.session_id));
  const preview = usePreview(
    ['move', registration.id, sessionId],
    (options) => calls.previewMove({ params, body: { session_id: sessionId ?? '' } }, options),
    open && sessionId !== undefined,
  );
  const move = useChange({
    send: (body: MoveForPersonParams, idempotencyKey) => calls.move({ params, body }, { idempotencyKey }),
    onDone: ({ session_title: title }) => {
      showToast({ tone: 'ok', title: `${person.name} moved to another date of ${title}.` });
      onClose();
    },
  });
  const { data } = preview;
  const { overrides, blocked } = decide(data?.hindrances ?? [], overriding);
  const asks = overrides.length > 0;
  const confirm = (): void => {
    if (sessionId === undefined) return;
    if (asks && reason.trim() === '') {
      setWrong(requiredText('Reason'));
      return;
    }
    move.mutate(
      {
        session_id: sessionId,
        // A move has a price of its own: no rule about another one is ever in the way.
        ...(asks && { overrides: overrides.filter((each) => each !== 'price'), reason: reason.trim() }),
      },
      {
        onError: (error) => {
          if (isApiError(error)) setWrong(error.fieldErrors.reason?.[0]);
          void preview.refetch();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open={open}
      tone="signal"
      title={`Move ${person.name} to another date`}
      confirmLabel={confirmText(data, asks)}
      busy={move.isPending}
      busyLabel="Moving..."
      disabledReason={
        sessionId === undefined ? 'Choose a date first.' : data === undefined ? lookingText : blocked
      }
      error={dialogProblem(move.error, preview.error ?? from.error)}
      onConfirm={confirm}
      onClose={() => {
        move.reset();
        onClose();
      }}
    >
      <div className="record">
        {from.error ? null : (
          <SessionPick
            value={sessionId}
            onChange={setSessionId}
            program={from.data?.program_id ?? null}
            except={registration.session_id}
          />
        )}
        {data ? (
          <>
            {data.hindrances.some(({ code }) => code === 'plan_unavailable') ? null : (
              <Terms preview={data} />
            )}
            <Hindrances hindrances={data.hindrances} personId={person.id} />
            {asks && blocked === undefined ? (
              <ReasonField
                value={reason}
                onChange={(value) => {
                  setReason(value);
                  setWrong(undefined);
                }}
                error={wrong}
              />
            ) : null}
            <p className="muted">Registration, payments and email history stay. The person gets one email.</p>
          </>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}

function Terms({ preview }: { preview: MovePreview }) {
  const { price, rate, refund, owed, due_on: due } = preview;
  return (
    <dl className="facts" aria-live="polite">
      <dt>{rate === 'member' ? 'Member rate' : 'Public rate'}</dt>
      <dd>{exactDollars(price)}</dd>
      <dt>Goes back</dt>
      <dd>{refund === '0.00' ? 'Nothing' : `${exactDollars(refund)}, the way it was paid`}</dd>
      <dt>Still to pay</dt>
      <dd>{due === null ? 'Nothing' : `${exactDollars(owed)}, due ${formatMediumDay(due)}`}</dd>
    </dl>
  );
}

function confirmText(preview: MovePreview | undefined, isOverride: boolean): string {
  const verb = isOverride ? 'Move anyway' : 'Move';
  return preview === undefined || preview.refund === '0.00'
    ? verb
    : `${verb} and refund ${dollars(preview.refund)}`;
}
