import { PayingForm, type PayingFormProps } from '@detroit-well/booking/paying-form';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PanelMessage } from './panel-message.tsx';

interface PaymentFormProps<Values extends FieldValues, Output extends FieldValues> extends Omit<
  PayingFormProps<Values, Output>,
  'payment' | 'children'
> {
  readonly payment: PayingFormProps<Values, Output>['payment'] & {
    /** The message of a rejection that concerns no field. */
    readonly problem: ReactNode;
  };
  /** Explains which seat or payment is pending while the member can confirm the payment. */
  readonly held: string;
  /** Above the fields. */
  readonly notice?: ReactNode;
  /** The fields before the card. */
  readonly before?: ReactNode;
  /** The fields after the card. */
  readonly children?: ReactNode;
}

/** The form of every payment panel: the result of the last attempt, the fields, and the card. */
export function PaymentForm<Values extends FieldValues, Output extends FieldValues>(
  props: PaymentFormProps<Values, Output>,
) {
  const { payment, held, notice, before, children, ...paying } = props;
  const { card, flow, problem } = payment;
  return (
    <PayingForm {...paying} payment={payment}>
      {(ownCard, locked) => (
        <>
          <PanelMessage
            state={flow.state}
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
            {ownCard}
            {children}
          </fieldset>
        </>
      )}
    </PayingForm>
  );
}
