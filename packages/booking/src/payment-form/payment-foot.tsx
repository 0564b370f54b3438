import { Button } from '@detroit-well/ui/components/button';
import { SheetFoot } from '@detroit-well/ui/components/sheet';
import type { ReactNode } from 'react';
import { isBusy } from '../payment-flow/payment-state.ts';
import type { UsedPaymentFlow } from '../payment-flow/use-payment-flow.ts';

/** Why the form cannot be sent while the bank asks. */
export const confirmFirst = 'Confirm the payment first.';

interface PaymentFootProps {
  readonly formId: string;
  readonly flow: Pick<UsedPaymentFlow<unknown, unknown>, 'state' | 'checkAgain'>;
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
            state.kind === 'authentication' && !busy ? confirmFirst : disabledReason
          }
        >
          {children}
        </Button>
      )}
    </SheetFoot>
  );
}
