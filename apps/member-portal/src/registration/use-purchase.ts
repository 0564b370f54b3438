import { describe } from '@detroit-well/api-client/errors';
import { useCardEntry } from '@detroit-well/booking/card-entry';
import type { CreditEntry } from '@detroit-well/booking/credit-entry';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import type { PaymentFlowOptions, PaymentFlowState } from '@detroit-well/booking/payment-flow/create';
import type { PaidResult } from '@detroit-well/booking/payment-flow/state';
import { useRejection } from '@detroit-well/booking/rejection';
import { useForm } from '@detroit-well/ui/form/use-form';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import { client } from '../api/client.ts';
import { savedCardsQuery } from '../api/queries.ts';

interface Purchase<Values extends FieldValues, Output, Result extends PaidResult> extends Pick<
  PaymentFlowOptions<Output, Result>,
  'storage' | 'amount' | 'send' | 'readBack'
> {
  readonly resolver?: Resolver<Values, unknown, Output>;
  readonly values: Values;
  /** The fields that show their errors besides the card. */
  readonly fields: readonly string[];
  readonly credit?: CreditEntry;
  /** Refetches what has changed: after the payment, and when the panel closes while its outcome is open. */
  readonly refresh: (queries: QueryClient) => Promise<void>;
  /** The message of a rejection that concerns no field. */
  readonly messageOf?: (error: unknown) => string;
}

/**
 * The form, the card and the payment of what takes no new seat. After a reload, the form shows the values of a request whose
 * outcome is unknown. The values, the storage and the amount of the first render apply.
 */
export function usePurchase<Values extends FieldValues, Output, Result extends PaidResult>(
  purchase: Purchase<Values, Output, Result>,
  onChange: (next: PaymentFlowState<Result>) => void,
) {
  const { storage, resolver, values, fields, credit, messageOf, refresh, ...payment } = purchase;
  const queries = useQueryClient();
  const saved = useQuery(savedCardsQuery());
  const card = useCardEntry(client, { savedCards: saved.data ?? (saved.isLoading ? null : []) });
  // This form stored the values.
  const [pending] = useState(() => storage.read().pending?.values as Partial<Values> | undefined);
  const form = useForm<Values, unknown, Output>({
    ...(resolver && { resolver }),
    defaultValues: { ...values, ...pending } as DefaultValues<Values>,
  });
  const rejection = useRejection(form, card, credit);
  const flow = usePaymentFlow<Output, Result>(
    { client, sessionId: null, provider: card.currentProvider, storage, ...payment },
    (next) => {
      rejection.show(next.state, {
        fields,
        title: (error) => failureMessage(error, messageOf?.(error) ?? describe(error, 'pay').message),
      });
      onChange(next);
      if (next.state.kind === 'done') void refresh(queries);
    },
  );
  const leave = useEffectEvent(() => {
    if (flow.state.kind === 'unknown' || flow.state.kind === 'authentication') void refresh(queries);
  });
  useEffect(() => () => leave(), []);
  return { form, card, flow, problem: rejection.problem };
}
