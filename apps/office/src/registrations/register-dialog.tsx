import { isApiError, type RegisterPersonParams, type RegisterPreview } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { TextField } from '@detroit-well/ui/components/text-field';
import { requiredText } from '@detroit-well/validation/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { sessionQuery } from '../api/queries.ts';
import { exactDollars } from '../format/dollars.ts';
import { wirePrice } from '../format/amount.ts';
import { useChange } from '../forms/use-change.ts';
import { dialogProblem, usePreview } from '../forms/use-preview.ts';
import { showToast } from '../overlay/toasts.ts';
import { decide, Hindrances, lookingText, useOverrides } from './hindrances.tsx';
import { noPerson, PersonPick } from './person-pick.tsx';
import { ReasonField } from '../forms/reason-field.tsx';
import { SessionPick } from './session-pick.tsx';

/** A person as dialogs name them. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

interface RegisterDialogProps {
  /** Without one, the dialog lets choose it. */
  readonly person?: NamedPerson | undefined;
  readonly sessionId?: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.registrations;

/** Registers a person for a session. It shows the price, the spots and what is in the way, and asks for a reason only then. */
export function RegisterDialog({ person: given, sessionId: fixed, open, onClose }: RegisterDialogProps) {
  const overriding = useOverrides();
  const [chosen, setChosen] = useState<NamedPerson>();
  const [sessionId, setSessionId] = useState(fixed);
  const [price, setPrice] = useState<string>();
  const [paysBy, setPaysBy] = useState<'included' | 'pass'>();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({});
  const person = given ?? chosen;
  const preview = usePreview(
    ['register', person?.id, sessionId],
    (options) =>
      calls.previewCreate(
        { params: { id: person?.id ?? '' }, body: { session_id: sessionId ?? '' } },
        options,
      ),
    open && person !== undefined && sessionId !== undefined,
  );
  const session = useQuery({ ...sessionQuery(sessionId ?? ''), enabled: sessionId !== undefined });
  const register = useChange({
    send: (body: RegisterPersonParams, idempotencyKey) =>
      calls.create({ params: { id: person?.id ?? '' }, body }, { idempotencyKey }),
    onDone: ({ session_title: title }) => {
      showToast({ tone: 'ok', title: `${person?.name ?? ''} is registered for ${title}.` });
      onClose();
    },
  });
  const { data } = person && sessionId ? preview : { data: undefined };
  const { overrides, blocked } = decide(data?.hindrances ?? [], overriding);
  const credit = price === undefined ? data?.pass_credit : null;
  const included = price === undefined ? data?.included_session : null;
  const paysByCredit = paysBy === 'pass' && credit != null;
  const isIncluded = paysBy === 'included' && included != null;
  const all = price === undefined ? overrides : [...overrides, 'price' as const];
  const confirm = (): void => {
    if (sessionId === undefined) return;
    const missing = all.length > 0 && reason.trim() === '' ? requiredText('Reason') : undefined;
    const amount = price === undefined ? undefined : wirePrice(price);
    const noAmount = price !== undefined && amount === undefined ? 'Enter an amount such as 60.' : undefined;
    setWrong({ reason: missing, amount: noAmount });
    if (missing ?? noAmount) return;
    register.mutate(
      {
        session_id: sessionId,
        ...(amount !== undefined && { amount }),
        ...(isIncluded && { use_included: true }),
        ...(paysByCredit && { use_pass: true }),
        ...(all.length > 0 && { overrides: all, reason: reason.trim() }),
      },
      {
        onError: (error) => {
          if (!isApiError(error)) return;
          setWrong({ reason: error.fieldErrors.reason?.[0], amount: error.fieldErrors.amount?.[0] });
          void preview.refetch();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open={open}
      tone="signal"
      title={person ? `Register ${person.name}` : 'Add a person'}
      confirmLabel={all.length > 0 ? 'Register anyway' : 'Register'}
      busy={register.isPending}
      busyLabel="Registering..."
      disabledReason={
        (person === undefined ? noPerson : undefined) ??
        (sessionId === undefined ? 'Choose a session first.' : undefined) ??
        (data === undefined ? lookingText : blocked)
      }
      error={dialogProblem(register.error, preview.error)}
      onConfirm={confirm}
      onClose={() => {
        register.reset();
        onClose();
      }}
    >
      <div className="record">
        {given ? null : <PersonPick value={person?.id} onChange={(id, name) => setChosen({ id, name })} />}
        {fixed === undefined ? <SessionPick value={sessionId} onChange={setSessionId} /> : null}
        {data ? (
          <>
            <Terms preview={data} title={session.data?.title} />
            <Hindrances hindrances={data.hindrances} personId={person?.id} />
            {blocked !== undefined ? null : price === undefined ? (
              <div>
                <Button
                  size="xs"
                  variant="line"
                  disabledReason={overriding.may('price') ? undefined : overriding.whoMay('price')}
                  onClick={() => setPrice(data.price)}
                >
                  Set another price
                </Button>
              </div>
            ) : (
              <>
                <Checkbox label="Another price" checked onChange={() => setPrice(undefined)} />
                <TextField
                  label="Price in dollars"
                  inputMode="decimal"
                  autoComplete="off"
                  value={price}
                  error={wrong.amount}
                  onChange={({ target }) => setPrice(target.value)}
                />
              </>
            )}
            {included && blocked === undefined ? (
              <Checkbox
                label={`Included in their membership: ${included.left} left until ${formatMediumDay(included.expires_on)}`}
                checked={isIncluded}
                onChange={({ target }) => setPaysBy(target.checked ? 'included' : undefined)}
              />
            ) : null}
            {credit && blocked === undefined ? (
              <Checkbox
                label={`Pay with a credit of a pass, which ends on ${formatMediumDay(credit.expires_on)}`}
                checked={paysByCredit}
                onChange={({ target }) => setPaysBy(target.checked ? 'pass' : undefined)}
              />
            ) : null}
            {all.length > 0 && blocked === undefined ? (
              <ReasonField value={reason} onChange={setReason} error={wrong.reason} />
            ) : null}
            <p className="muted">
              {isIncluded || paysByCredit
                ? `${isIncluded ? 'The membership' : 'The credit'} pays the whole price. The person gets the usual confirmation.`
                : 'The person can pay until the due day, and gets the usual confirmation.'}
            </p>
          </>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}

function Terms({ preview, title }: { preview: RegisterPreview; title: string | undefined }) {
  const { price, rate, due_on: due, max_participants: places, booked_count: booked } = preview;
  return (
    <dl className="facts" aria-live="polite">
      {title === undefined ? null : (
        <>
          <dt>Session</dt>
          <dd>{title}</dd>
        </>
      )}
      <dt>{rate === 'member' ? 'Member rate' : 'Public rate'}</dt>
      <dd>{exactDollars(price)}</dd>
      {due === null ? null : (
        <>
          <dt>Due</dt>
          <dd>{formatMediumDay(due)}</dd>
        </>
      )}
      <dt>Spots</dt>
      <dd>{spotsText(preview, places === null ? `${booked}` : `${booked} of ${places}`)}</dd>
    </dl>
  );
}

const spotsText = (
  { has_offer: offered, max_participants: places }: RegisterPreview,
  taken: string,
): string => {
  if (places === null) return `${taken} taken, no limit`;
  return offered ? `${taken} taken, and one is offered to this person` : `${taken} taken`;
};
