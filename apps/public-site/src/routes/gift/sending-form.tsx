import '@detroit-well/ui/booking.css';
import { useCardEntry } from '@detroit-well/booking/card-entry';
import { cardInForm, CardSection } from '@detroit-well/booking/card-section';
import { useHumanCheck, waitingForCheck } from '@detroit-well/booking/human-check';
import {
  authenticationTitle,
  challengeProblem,
  PaymentAuthentication,
} from '@detroit-well/booking/payment-authentication';
import { UnknownOutcome } from '@detroit-well/booking/unknown-outcome';
import { bookingMessages } from '@detroit-well/booking/messages';
import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormCheckbox, FormHumanCheckBox, FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { guestClient } from '../../guest-client/guest-client.ts';
import type { Typed } from '../../late-form/late-form.tsx';
import { FocusOnMount } from '../../layout/focus-on-mount.tsx';
import { describeGuestFailure } from '../../messages/registration-failure.ts';
import type { PageContext } from '../../page.ts';
import { GiftDone } from './gift-done.tsx';
import { GiftFields, giftConsent, giftFormId } from './gift-fields.tsx';
import { GiftPay } from './gift-pay.tsx';
import { giftForm, type GiftValues } from './gift-form.ts';
import { centsOf, emptyGift, type GiftInput } from './gift-values.ts';
import { GiftPreview } from './preview.tsx';
import { useGiftPayment } from './use-gift-payment.ts';

const resolver = zodResolver(giftForm);

/** One purchase after the other. */
export function SendingForm({ context, typed }: { context: PageContext; typed: Typed }) {
  const [turn, setTurn] = useState(0);
  return (
    <Purchase
      key={turn}
      context={context}
      typed={turn === 0 ? typed : {}}
      onAgain={() => setTurn(turn + 1)}
    />
  );
}

interface PurchaseProps {
  readonly context: PageContext;
  readonly typed: Typed;
  readonly onAgain: () => void;
}

/** The form with its code, and what becomes of its payment. What was typed stays, whatever happens. */
function Purchase({ context, typed, onAgain }: PurchaseProps) {
  const client = guestClient(context.apiUrl);
  const check = useHumanCheck({ action: 'gift_card', loadClient: () => Promise.resolve(client) });
  const card = useCardEntry(client);
  const form = useForm<GiftInput, unknown, GiftValues>({
    resolver,
    defaultValues: { ...emptyGift, ...(typed as Partial<GiftInput>) },
  });
  const { flow, problem } = useGiftPayment({ client, form, card, onSpent: check.reset });
  const { state } = flow;
  const values = form.watch();
  const cents = centsOf(values);
  if (state.kind === 'done') return <GiftDone giftCard={state.result.gift_card} onAgain={onAgain} />;
  const sending = state.kind === 'sending';
  const send = async (sent: GiftValues): Promise<void> => {
    const token = await check.token().catch(() => null);
    if (token !== null) await flow.submit({ ...sent, turnstile_token: token }, card.createPaymentMethod);
  };
  return (
    <div data-part="columns">
      {state.kind === 'unknown' ? (
        <div data-part="outcome">
          <FocusOnMount>
            <UnknownOutcome reason={state.error === null ? undefined : describeGuestFailure(state.error)} />
          </FocusOnMount>
          <Button
            variant="signal"
            busy={state.checking}
            busyLabel="Checking..."
            onClick={() => void flow.checkAgain()}
          >
            Check again
          </Button>
        </div>
      ) : state.kind === 'authentication' ? (
        <div data-part="outcome">
          <FocusOnMount>
            <Flash tone="note" title={authenticationTitle(state.held.amount)}>
              {challengeProblem(state) ?? bookingMessages.nothingChargedYet}
            </Flash>
          </FocusOnMount>
          <PaymentAuthentication
            state={state}
            provider={card.provider}
            onRespond={(approve) => void flow.authenticate(approve)}
            onAnotherCard={() => {
              flow.payWithAnotherCard();
              check.reset();
            }}
          />
        </div>
      ) : (
        <Form<GiftInput, unknown, GiftValues>
          form={form}
          id={giftFormId}
          label="Gift card"
          summaryNote={bookingMessages.nothingCharged}
          pending={sending}
          error={null}
          {...cardInForm(card)}
          onSubmit={send}
        >
          <GiftFields
            kit={{
              Text: FormTextField,
              Area: FormTextArea,
              radio: (name, value) => ({ ...form.register(name), value }),
            }}
            values={values}
            today={studioDay(serverNow())}
            onTouch={check.touch}
          />
          <CardSection
            formId={giftFormId}
            entry={card}
            due={{ cents: cents ?? 0, keeps: false }}
            disabled={sending}
            onEdit={flow.edit}
          />
          <FormCheckbox name="payment_consent" label={giftConsent} />
          <FormHumanCheckBox
            name="turnstile_token"
            state={check.state}
            help={check.help}
            onStart={check.start}
          >
            {check.widget}
          </FormHumanCheckBox>
          {problem && !sending ? (
            <FocusOnMount key={problem.message}>
              <Flash tone="bad" title={problem.message}>
                {problem.details}
              </Flash>
            </FocusOnMount>
          ) : null}
          <GiftPay cents={cents} busy={sending} disabledReason={waitingForCheck(check.state)} />
        </Form>
      )}
      <GiftPreview values={values} />
    </div>
  );
}
