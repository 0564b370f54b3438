import type { RegistrationResult } from '@detroit-well/api-client/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import {
  createPaymentFlow,
  type PaymentFlow,
  type PaymentFlowOptions,
  type PaymentFlowState,
} from './create-payment-flow.ts';
import type { PaidResult } from './payment-state.ts';

/** The state of a flow with its actions. */
export type UsedPaymentFlow<Values, Result = RegistrationResult> = PaymentFlowState<Result> &
  Omit<PaymentFlow<Values, Result>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * Creates the flow of one form and renders each of its states. The options of the first render apply.
 *
 * @param onChange called with each new state, for example to show the server's errors at the fields of the form.
 */
export function usePaymentFlow<Values, Result extends PaidResult = RegistrationResult>(
  options: PaymentFlowOptions<Values, Result>,
  onChange: (next: PaymentFlowState<Result>) => void,
): UsedPaymentFlow<Values, Result> {
  const [flow] = useState(() => createPaymentFlow(options));
  const changed = useEffectEvent(onChange);
  useEffect(
    () =>
      flow.subscribe((next, before) => {
        if (next.state !== before.state) changed(next);
      }),
    [flow],
  );
  return { ...useStore(flow), ...flow };
}
