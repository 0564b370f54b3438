import { useEffect, useEffectEvent } from 'react';
import type { WhenToPay } from '../plans/when-to-pay.tsx';
import type { MemberPayment } from './member-payment.ts';

/** A form of react-hook-form, as far as it has how a member pays. */
interface PaymentForm {
  getValues(): MemberPayment;
  setValue(name: 'when', value: WhenToPay): void;
  setValue(name: 'use_pass' | 'use_included', value: boolean): void;
  clearErrors(names: ('use_pass' | 'use_included')[]): void;
}

/**
 * Returns a function that chooses one way to pay and gives up the others. An included session is chosen by itself when it is
 * found, unless the member has chosen before.
 */
export function useWayToPay(form: PaymentForm, offersIncluded: boolean) {
  const chooseIncluded = useEffectEvent((): void => {
    const { when, use_pass } = form.getValues();
    if (when === 'now' && !use_pass) form.setValue('use_included', true);
  });
  useEffect(() => {
    if (offersIncluded) chooseIncluded();
  }, [offersIncluded]);
  return (way: Partial<MemberPayment>): void => {
    form.setValue('when', way.when ?? form.getValues().when);
    form.setValue('use_pass', way.use_pass ?? false);
    form.setValue('use_included', way.use_included ?? false);
    form.clearErrors(['use_pass', 'use_included']);
  };
}
