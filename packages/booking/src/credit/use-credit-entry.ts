import { isApiError } from '@detroit-well/api-client';
import { fromCents, splitByCredit, toCents, type Cents, type CreditSplit } from '@detroit-well/pricing';
import { useState } from 'react';
import type { AttemptStorage } from '../payment-flow/attempt-storage.ts';
import { hasCode, type PaymentState } from '../payment-flow/payment-state.ts';

/** The studio credit of a request: what the payer saw in front of the card. */
export interface CreditValues {
  /** Wire amount; absent where none is spent. */
  readonly credit_amount?: string | undefined;
}

/** The studio credit in a payment form. Like the card, it is never one of the form's values. */
export interface CreditEntry {
  /** The amount that can be spent; 0 while it loads. */
  readonly balanceCents: Cents;
  /** It is on by itself. */
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  readonly error: string | undefined;
  /** The split of this amount by the payer's choice. While a request is open, the split of that request. */
  readonly split: (cents: Cents, isPlan: boolean) => CreditSplit;
  /** The split if the credit were on. */
  readonly offered: (cents: Cents) => CreditSplit;
  /** Adds the credit to the values of a request that is about to be sent. */
  readonly spend: <Values>(values: Values, split: CreditSplit) => Values;
  /** Shows what the server says about the credit, in every state of the payment. */
  readonly showOutcome: (state: PaymentState<unknown>) => void;
}

interface CreditEntryOptions {
  /** The wire amount that can be spent. Null or absent while it loads, and where it cannot be loaded. */
  readonly balance: string | null | undefined;
  /** Reads it again, because it has changed. */
  readonly reload: () => void;
  /** Where the flow stores its attempt. */
  readonly storage: AttemptStorage;
}

/** In these states, a request may still take the credit that it named. */
const open: readonly string[] = ['sending', 'unknown', 'authentication', 'done'];

export function useCreditEntry({ balance, reload, storage }: CreditEntryOptions): CreditEntry {
  const [isOn, setOn] = useState(true);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(() => {
    const values = storage.read().pending?.values as CreditValues | undefined;
    return values === undefined ? null : centsOf(values.credit_amount);
  });
  const balanceCents = centsOf(balance);
  const split = (cents: Cents, isPlan: boolean): CreditSplit => {
    if (sent !== null) return { creditCents: sent, cardCents: Math.max(0, cents - sent) };
    return splitByCredit(cents, isOn && !isPlan ? balanceCents : 0);
  };
  return {
    balanceCents,
    isOn,
    turn: (next) => {
      setOn(next);
      setError(undefined);
    },
    error,
    split,
    offered: (cents) => splitByCredit(cents, balanceCents),
    spend: (values, { creditCents }) => {
      setSent(creditCents);
      return creditCents > 0 ? { ...values, credit_amount: fromCents(creditCents) } : values;
    },
    showOutcome: (state) => {
      if (!open.includes(state.kind)) setSent(null);
      const failure = state.kind === 'rejected' ? state.error : null;
      const isChanged = hasCode(failure, 'credit_changed');
      if (isChanged) reload();
      setError(
        isApiError(failure) ? (isChanged ? failure.sentence : creditError(failure.fieldErrors)) : undefined,
      );
    },
  };
}

/** The server's message about a field of the credit. */
export const creditError = (fields: Readonly<Record<string, readonly string[]>>): string | undefined =>
  fields['use_credit']?.[0] ?? fields['credit_amount']?.[0];

/** The part of the body of a request that spends studio credit. */
export const creditInBody = ({ credit_amount }: CreditValues) =>
  credit_amount === undefined ? {} : { use_credit: true, credit_amount };

function centsOf(amount: string | null | undefined): Cents {
  if (!amount) return 0;
  try {
    return Math.max(0, toCents(amount));
  } catch {
    return 0;
  }
}
