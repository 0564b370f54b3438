import { bookingMessages } from '@detroit-well/booking/messages';
import { CreditSum } from '@detroit-well/booking/credit-section';
import type { CreditEntry } from '@detroit-well/booking/credit-entry';
import type { CreditSplit } from '@detroit-well/pricing';
import type { CardEntry } from '@detroit-well/booking/card-entry';
import { cardInForm, CardSection, type DueNow } from '@detroit-well/booking/card-section';
import type { UsedPaymentFlow } from '@detroit-well/booking/payment-flow';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { Button } from '@detroit-well/ui/components/button';
import { SheetFoot } from '@detroit-well/ui/components/sheet';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { PanelMessage } from './panel-message.tsx';

/** The form, the card and the payment flow of a panel. */
interface Payment<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly card: CardEntry;
  readonly flow: UsedPaymentFlow<Output, unknown>;
  /** The message of a rejection that concerns no field. */
  readonly problem: ReactNode;
}

interface PaymentFormProps<Values extends FieldValues, Output extends FieldValues> {
  readonly id: string;
  readonly payment: Payment<Values, Output>;
  /** Nothing is charged now, so the form has no card. */
  readonly unpaid?: boolean;
  /** The studio credit of the form, and what it and the card pay now. */
  readonly credit?: { readonly entry: CreditEntry; readonly split: CreditSplit } | undefined;
  /** The amount that the card or wallet is asked for now. */
  readonly due: DueNow;
  /** Explains which seat or payment is pending while the member can confirm the payment. */
  readonly held: string;
  /** The card is saved in any case; this says why. Otherwise the form asks. */
  readonly keeps?: string;
  /** Above the fields. */
  readonly notice?: ReactNode;
  /** The fields before the card. */
  readonly before?: ReactNode;
  /** The fields after the card. */
  readonly children?: ReactNode;
}

/** The form of both payment panels: the result of the last attempt, the fields, and the card, which is never a form value. */
export function PaymentForm<Values extends FieldValues, Output extends FieldValues>(
  props: PaymentFormProps<Values, Output>,
) {
  const { id, payment, unpaid = false, credit, due, held, keeps, notice, before, children } = props;
  const { form, card, flow, problem } = payment;
  const { state } = flow;
  const busy = isBusy(state);
  // While an outcome is open, the same request is repeated, so its input must not change.
  const locked = busy || state.kind === 'unknown' || state.kind === 'authentication';
  const isCovered = !unpaid && credit !== undefined && credit.split.creditCents > 0 && due.cents === 0;
  const noCard = unpaid || isCovered;
  const send = (values: Output) =>
    flow.submit(
      unpaid || credit === undefined ? values : credit.entry.spend(values, credit.split),
      noCard ? async () => '' : card.createPaymentMethod,
    );
  const { otherErrors = {}, ...checks } = noCard ? {} : cardInForm(card);
  return (
    <Form<Values, unknown, Output>
      form={form}
      id={id}
      pending={busy}
      error={null}
      {...checks}
      otherErrors={{ ...otherErrors, use_credit: unpaid ? undefined : credit?.entry.error }}
      // The provider requires the generic type of the handler, which the constraint on Output guarantees.
      onSubmit={send as Parameters<typeof Form<Values, unknown, Output>>[0]['onSubmit']}
    >
      <PanelMessage
        state={state}
        problem={problem}
        provider={card.provider}
        held={held}
        onClose={flow.edit}
        onAuthenticate={(approve) => void flow.authenticate(approve)}
        onAnotherCard={flow.payWithAnotherCard}
      />
      {notice}
      <fieldset className="panel__fields" disabled={locked}>
        {before}
        {noCard ? null : (
          <>
            <CardSection formId={id} entry={card} due={due} disabled={locked} />
            {card.savedCard ? null : keeps ? (
              <p className="sm muted">{keeps}</p>
            ) : (
              <FormCheckbox
                name="save_payment_method"
                label={bookingMessages.keepCard}
                hint={bookingMessages.keepCardHint}
              />
            )}
          </>
        )}
        {credit && !unpaid ? (
          <CreditSum creditCents={credit.split.creditCents} cardCents={due.cents} />
        ) : null}
        {children}
      </fieldset>
    </Form>
  );
}

interface PaymentFootProps {
  readonly formId: string;
  readonly flow: Pick<UsedPaymentFlow<FieldValues, unknown>, 'state' | 'checkAgain'>;
  readonly label: string;
  readonly amount: string;
  /** The payment of a split amount, in words. */
  readonly say?: string | undefined;
  /** Why the form cannot be sent yet. */
  readonly disabledReason?: string | undefined;
  /** The button of a form that can be sent. */
  readonly children: ReactNode;
}

/** The amount, and the button that sends the form or asks for the outcome of an attempt again. */
export function PaymentFoot({
  formId,
  flow,
  label,
  amount,
  say,
  disabledReason,
  children,
}: PaymentFootProps) {
  const { state, checkAgain } = flow;
  const busy = isBusy(state);
  const look = { variant: 'signal', full: true, slash: true, busy, busyLabel: 'Processing...' } as const;
  return (
    <SheetFoot label={label} amount={amount} say={say}>
      {state.kind === 'unknown' ? (
        <Button {...look} onClick={() => void checkAgain()}>
          Check again
        </Button>
      ) : (
        <Button
          {...look}
          type="submit"
          form={formId}
          disabledReason={
            state.kind === 'authentication' && !busy ? bookingMessages.confirmFirst : disabledReason
          }
        >
          {children}
        </Button>
      )}
    </SheetFoot>
  );
}
