import type { CreditSplit } from '@detroit-well/pricing';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { Form, type FormProps } from '@detroit-well/ui/form/form';
import type { FieldValues, FormOf } from '@detroit-well/ui/form/use-form';
import type { ReactNode } from 'react';
import { cardInForm, CardSection, type DueNow } from '../card/card-section.tsx';
import type { CardEntry } from '../card/use-card-entry.ts';
import { CreditSum } from '../credit/credit-section.tsx';
import type { CreditEntry } from '../credit/use-credit-entry.ts';
import { isBusy } from '../payment-flow/payment-state.ts';
import type { UsedPaymentFlow } from '../payment-flow/use-payment-flow.ts';

export interface PayingFormProps<Values extends FieldValues, Output extends FieldValues> {
  readonly id: string;
  readonly label?: string;
  readonly payment: {
    readonly form: FormOf<Values, unknown, Output>;
    readonly card: CardEntry;
    readonly flow: UsedPaymentFlow<Output, unknown>;
  };
  /** Nothing is charged now, so the form has no card. */
  readonly unpaid?: boolean;
  /** The studio credit of the form, and what it and the card pay now. */
  readonly credit?: { readonly entry: CreditEntry; readonly split: CreditSplit } | undefined;
  /** The amount that the card or wallet is asked for now. */
  readonly due: DueNow;
  /** The card is saved in any case; this says why. Otherwise the form asks. */
  readonly keeps?: string | undefined;
  /** The fields of the form around its card. `locked`: an attempt is open, so the input must not change. */
  readonly children: (card: ReactNode, locked: boolean) => ReactNode;
}

/** The form of a member who pays. It sends its values with the card and the credit, which are never form values. */
export function PayingForm<Values extends FieldValues, Output extends FieldValues>(
  props: PayingFormProps<Values, Output>,
) {
  const { id, label, payment, unpaid = false, credit, due, keeps, children } = props;
  const { form, card, flow } = payment;
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
      {...(label !== undefined && { label })}
      pending={busy}
      error={null}
      {...checks}
      otherErrors={{ ...otherErrors, use_credit: unpaid ? undefined : credit?.entry.error }}
      // The provider requires the generic type of the handler, which the constraint on Output guarantees.
      onSubmit={send as FormProps<Values, unknown, Output>['onSubmit']}
    >
      {children(
        <>
          {noCard ? null : <CardSection formId={id} entry={card} due={due} disabled={locked} />}
          {noCard || card.savedCard ? null : keeps ? (
            <p className="sm muted">{keeps}</p>
          ) : (
            <FormCheckbox
              name="save_payment_method"
              label="Save this card"
              hint="You can pay with it next time. Remove it at any time under Billing Address."
            />
          )}
          {credit && !unpaid ? (
            <CreditSum creditCents={credit.split.creditCents} cardCents={due.cents} />
          ) : null}
        </>,
        locked,
      )}
    </Form>
  );
}
