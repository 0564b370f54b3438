import { PaymentFoot } from '@detroit-well/booking/payment-foot';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { sessionTitle } from '@detroit-well/booking/session-text';
import type {
  MoveDate,
  RegisteredSessionDetail,
  RegistrationResult,
} from '@detroit-well/api-client/contract';
import { describe, isApiError } from '@detroit-well/api-client/errors';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Flash } from '@detroit-well/ui/components/flash';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { client } from '../../api/client.ts';
import { moveOptionsQuery, refreshAfterRegistration } from '../../api/queries.ts';
import { dollars } from '../../format/money.ts';
import { PaymentForm } from '../../registration/payment-form.tsx';
import { usePurchase } from '../../registration/use-purchase.ts';
import type { ActionResult } from './action-result.tsx';
import {
  blockedText,
  dateDetail,
  dateName,
  dayName,
  differenceCents,
  differenceText,
  moneyText,
} from './move-dates.ts';

export interface MovePanelProps {
  readonly session: RegisteredSessionDetail;
  readonly onClose: () => void;
  readonly onMoved: (sessionId: string, result: ActionResult) => void;
}

interface Values {
  readonly session_id: string;
  readonly amount: string;
  readonly due_now: string;
  readonly save_payment_method: boolean;
}

/** All dates of the program with the difference in price. The button names the chosen date. */
export function MovePanel({ session, onClose, onMoved }: MovePanelProps) {
  const options = useQuery(moveOptionsQuery(session.public_id));
  const formId = useId();
  const move = useMove(session, options.data?.dates ?? [], onMoved, () => void options.refetch());
  const { flow, chosen, full } = move;
  const { registration, program } = session;
  const difference = chosen ? differenceCents(chosen, registration) : 0;
  const stays = dateName(session.start_datetime);
  return (
    <Sheet
      open
      onClose={onClose}
      title="Move to another date"
      locked={isBusy(flow.state)}
      summary={<SessionPanelSummary session={session} />}
      footer={
        <PaymentFoot
          formId={formId}
          flow={flow}
          label="Difference"
          amount={chosen ? signed(difference) : '?'}
          disabledReason={chosen ? undefined : 'Please choose a date first.'}
        >
          {chosen ? `Move to ${dateName(chosen.session.start_datetime)}` : 'Choose a date'}
        </PaymentFoot>
      }
    >
      {options.data ? (
        <PaymentForm
          id={formId}
          payment={move}
          unpaid={chosen === null || chosen.due_now === '0.00'}
          due={{ cents: toCents(chosen?.due_now ?? '0.00'), keeps: move.form.watch('save_payment_method') }}
          held="Both dates are yours for 15 minutes, while your bank confirms the payment."
          before={
            <div className="rs__move">
              {full ? (
                <Flash
                  tone="warn"
                  title={`${dateName(full.session.start_datetime)} filled up while you chose.`}
                >
                  {`Nothing changed: you still have ${stays}, and nothing was charged.`}
                </Flash>
              ) : null}
              {options.data.reason ? <Flash tone="note" title={options.data.reason} live={false} /> : null}
              {options.data.can_move && options.data.dates.length === 0 ? (
                <p>{`${program.title} has no other dates at the moment. You still have ${stays}.`}</p>
              ) : null}
              {options.data.dates.length > 0 ? (
                <RadioCards
                  legend={`${program.title}, all dates`}
                  value={chosen?.session.public_id ?? ''}
                  onChange={move.choose}
                  options={options.data.dates.map((date) => ({
                    value: date.session.public_id,
                    lead: dateName(date.session.start_datetime).replace(/^\D+/, ''),
                    label: dateLabel(date, session),
                    detail: dateDetail(date),
                    disabledReason: blockedText(date),
                    aside:
                      date.blocked_by === null ? (
                        <>
                          {differenceText(date, registration)}
                          <small>{dollars(date.session.price)}</small>
                        </>
                      ) : undefined,
                  }))}
                />
              ) : null}
              {chosen ? (
                <p className="sm muted">
                  {`Your spot on ${stays} is given back only when the new one is yours. Both happen together, or neither.`}
                </p>
              ) : null}
              {chosen && chosen.instalments.length > 0 ? (
                <p className="sm">{moneyText(chosen, registration)}</p>
              ) : null}
            </div>
          }
        />
      ) : options.isError ? (
        <Flash tone="bad" title={describe(options.error, 'loadSession').message} />
      ) : (
        <Skeleton height={260} />
      )}
    </Sheet>
  );
}

/** Another title than that of the registration, such as of a later level, is named. */
const dateLabel = ({ session }: MoveDate, own: RegisteredSessionDetail): string => {
  const day = dayName(session.start_datetime);
  return session.title === own.title ? day : `${day}: ${sessionTitle(session)}`;
};

const signed = (cents: number): string => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents));

/** The choice, the card and the request of a move. */
function useMove(
  session: RegisteredSessionDetail,
  dates: readonly MoveDate[],
  onMoved: MovePanelProps['onMoved'],
  reload: () => void,
) {
  const { registration, public_id: id } = session;
  const storage = tabAttemptStorage(`attempt:move:${registration.public_id}`);
  // Undefined until the member or a full date decides: then nothing is picked by itself.
  const [picked, setPicked] = useState<string | null | undefined>(
    // This form stored the values.
    () => (storage.read().pending?.values as Values | undefined)?.session_id,
  );
  const [fullId, setFullId] = useState<string | null>(null);
  const free = dates.filter(({ blocked_by }) => blocked_by === null);
  const chosen =
    (picked === undefined ? free[0] : dates.find((date) => date.session.public_id === picked)) ?? null;
  const { flow, ...payment } = usePurchase<Values, Values, RegistrationResult>(
    {
      storage,
      amount: registration.price,
      values: { session_id: '', amount: '', due_now: '', save_payment_method: true },
      refresh: refreshAfterRegistration,
      fields: [],
      messageOf: rejectionMessage,
      readBack: readMoved(registration.public_id, id),
      send: ({ key, paymentMethodId }, { session_id, amount, due_now, save_payment_method }) =>
        client.registeredSessions.move(
          {
            params: { id },
            body: {
              session_id,
              amount,
              due_now,
              ...(paymentMethodId === '' ? {} : { payment_method_id: paymentMethodId, save_payment_method }),
            },
          },
          { idempotencyKey: key },
        ),
    },
    ({ state: next }) => {
      if (next.kind === 'done') {
        const { session_id, start_datetime } = next.result.registration;
        const money = chosen ? `${moneyText(chosen, registration)} ` : '';
        return onMoved(session_id, {
          tone: 'ok',
          title: `Moved to ${dayName(start_datetime)}.`,
          text: `${money}We sent you an email.`,
        });
      }
      if (next.kind === 'session_full') {
        setFullId(chosen?.session.public_id ?? null);
        setPicked(null);
      }
      if (next.kind === 'session_full' || next.kind === 'price_changed' || next.kind === 'rejected') reload();
    },
  );
  return {
    ...payment,
    flow: {
      ...flow,
      submit: async (values: Values, paymentMethod: () => Promise<string>) => {
        if (chosen === null) return;
        setFullId(null);
        const { session: target, due_now } = chosen;
        const sent = { ...values, session_id: target.public_id, amount: target.price, due_now };
        await flow.submit(sent, paymentMethod);
      },
    },
    chosen,
    full: dates.find((date) => date.session.public_id === fullId),
    choose: (sessionId: string) => {
      setPicked(sessionId);
      flow.edit();
    },
  };
}

/** The registration is not where this screen knows it. */
const goneText =
  'You no longer have this date: you moved or cancelled it elsewhere. Nothing was charged now.';

const rejectionMessage = (error: unknown): string =>
  isApiError(error) && error.status === 404 ? goneText : describe(error, 'pay').message;

/** Finds out whether the registration has moved, after a success that cannot be read. */
const readMoved = (registrationId: string, from: string) => async () => {
  const all = await client.registrations.list({}, { background: true });
  const registration = all.find(({ public_id }) => public_id === registrationId);
  const moved = registration?.status === 'confirmed' && registration.session_id !== from;
  return moved ? { registration, payment: null, message: '' } : null;
};
