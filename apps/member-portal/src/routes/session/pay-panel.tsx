import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { bookingMessages } from '@detroit-well/booking/messages';
import { AlreadyYours } from '@detroit-well/booking/credit-section';
import { payLabel, splitText } from '@detroit-well/booking/credit-texts';
import { PaymentFoot } from '@detroit-well/booking/payment-foot';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { PlanSection } from '@detroit-well/booking/plan-section';
import { dueNow, laterPlanChoices } from '@detroit-well/booking/plans';
import { PassSection } from '@detroit-well/booking/prepaid/sections';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { useId, useState } from 'react';
import { PaymentForm } from '../../registration/payment-form.tsx';
import type { NextPayment } from './next-payment.ts';
import { useInstalmentPayment, type Paid } from './use-instalment-payment.ts';

export interface PayPanelProps {
  readonly session: RegisteredSessionDetail;
  readonly now: Date;
  readonly next: NextPayment;
  readonly onClose: () => void;
  readonly onPaid: (paid: Paid) => void;
}

/** Pays one open instalment of a registration, or a reserved seat, in full, with a credit of a pass, or in a plan that still fits (ADR-010). */
export function PayPanel({ session, now, next, onClose, onPaid }: PayPanelProps) {
  const formId = useId();
  const { registration, start_datetime } = session;
  const payment = useInstalmentPayment(session, next, onPaid);
  const { form, credit, flow, pass, usesPass } = payment;
  const { state } = flow;
  // The due dates as the panel showed them first; the server decides by its own day.
  const [openedAt] = useState(now);
  const plans = laterPlanChoices(registration, start_datetime, openedAt);
  const offersPlans = plans.length > 1 && !usesPass;
  const { payment_plan: plan, save_payment_method: saves } = form.watch();
  const chosen = offersPlans ? plans.find(({ value }) => value === plan) : undefined;
  const isPlan = chosen !== undefined && chosen.value !== 'full';
  const priceCents = toCents(flow.amount);
  const todayCents = usesPass ? 0 : (chosen?.todayCents ?? priceCents);
  const split = credit.split(todayCents, isPlan);
  return (
    <Sheet
      open
      onClose={onClose}
      title="Pay for this session"
      locked={isBusy(state)}
      summary={<SessionPanelSummary session={session} />}
      footer={
        <PaymentFoot
          formId={formId}
          flow={flow}
          label={offersPlans ? 'Due today' : 'To pay'}
          amount={formatCents(split.cardCents)}
          say={splitText(split)}
        >
          {usesPass ? 'Use 1 credit' : payLabel(split)}
        </PaymentFoot>
      }
    >
      <PaymentForm
        id={formId}
        payment={payment}
        unpaid={usesPass}
        credit={{ entry: credit, split }}
        due={{ ...dueNow(chosen, saves), cents: split.cardCents }}
        held="The bank waits for 15 minutes. Your spot stays yours."
        before={
          <>
            {pass === null ? null : (
              <PassSection
                formId={formId}
                pass={pass}
                cents={priceCents}
                checked={usesPass}
                onChange={(checked) => {
                  form.setValue('use_pass', checked);
                  form.clearErrors('use_pass');
                  flow.edit();
                }}
                error={form.formState.errors.use_pass?.message}
              />
            )}
            {usesPass ? null : (
              <AlreadyYours formId={formId} credit={credit} cents={todayCents} isPlan={isPlan} />
            )}
            {offersPlans ? (
              <PlanSection
                formId={formId}
                plans={plans}
                chosen={chosen}
                onChange={(value) => form.setValue('payment_plan', value)}
                error={form.formState.errors.payment_plan?.message}
              />
            ) : null}
          </>
        }
      >
        {isPlan ? <FormCheckbox name="payment_consent" label={bookingMessages.paymentTerms} /> : null}
      </PaymentForm>
    </Sheet>
  );
}
