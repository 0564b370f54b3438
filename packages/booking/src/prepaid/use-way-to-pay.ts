import { useEffect, useEffectEvent, useState } from 'react';
import type { WhenToPay } from '../plans/when-to-pay.tsx';
import type { MemberPayment } from './member-payment.ts';

/** A form of react-hook-form, as far as it has how a member pays. */
interface PaymentForm {
  getValues(): MemberPayment;
  setValue(name: 'when', value: WhenToPay): void;
  setValue(name: 'use_pass' | 'use_included', value: boolean): void;
  clearErrors(names: ('use_pass' | 'use_included')[]): void;
}

/** Which of them would pay for the session, as far as they are read. */
interface Found {
  readonly included: boolean;
  readonly pass: boolean;
}

/**
 * Chooses one way to pay and gives up the others. What is paid for already is chosen by itself when it is found, an included session
 * before a credit because it ends with its month, unless the member has chosen before.
 */
export function useWayToPay(form: PaymentForm, { included, pass }: Found) {
  const [hasChosen, setChosen] = useState(false);
  const chooseFound = useEffectEvent((): void => {
    if (hasChosen || form.getValues().when !== 'now') return;
    form.setValue('use_included', included);
    form.setValue('use_pass', pass && !included);
  });
  useEffect(() => {
    if (included || pass) chooseFound();
  }, [included, pass]);
  return {
    choose: (way: Partial<MemberPayment>): void => {
      setChosen(true);
      form.setValue('when', way.when ?? form.getValues().when);
      form.setValue('use_pass', way.use_pass ?? false);
      form.setValue('use_included', way.use_included ?? false);
      form.clearErrors(['use_pass', 'use_included']);
    },
    /** False: what is found after this is chosen by itself again. */
    setChosen,
  };
}
