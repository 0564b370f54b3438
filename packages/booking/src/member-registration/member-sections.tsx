import { formatCents, fromCents } from '@detroit-well/pricing';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import type { ReactNode } from 'react';
import { AlreadyYours } from '../credit/credit-section.tsx';
import { creditTerms, payLabel, splitText } from '../credit/credit-texts.ts';
import { joinTerms } from '../joining/join-texts.ts';
import { bookingMessages } from '../messages.ts';
import { PaymentFoot } from '../payment-form/payment-foot.tsx';
import { PlanSection } from '../plans/plan-section.tsx';
import { WhenToPayChoice } from '../plans/when-to-pay.tsx';
import { PromoCodeSection } from '../promo/promo-code-section.tsx';
import { unpaidLabel } from '../prepaid/member-payment.ts';
import { IncludedSection, PassSection } from '../prepaid/prepaid-sections.tsx';
import type { MemberValues } from './member-form.ts';
import type { MemberRegistration } from './use-member-registration.ts';

interface WaysToPayProps {
  readonly formId: string;
  readonly registration: MemberRegistration;
  /** Below the studio credit, while something is due. */
  readonly aboutCredit?: ReactNode;
}

/** What is paid for already and would pay for the session, before every rate. Nothing where nothing would. */
export function Prepaid({ formId, registration }: Pick<WaysToPayProps, 'formId' | 'registration'>) {
  const { form, values, means, joining, isFree, priceCents, pay } = registration;
  const { errors } = form.formState;
  const { included, pass } = means;
  if (isFree || joining !== null || values.when === 'later') return null;
  return (
    <>
      {included ? (
        <IncludedSection
          formId={formId}
          included={included}
          cents={priceCents}
          checked={values.use_included}
          onChange={(use_included) => pay({ use_included })}
          error={errors.use_included?.message}
        />
      ) : null}
      {pass ? (
        <PassSection
          formId={formId}
          pass={pass}
          cents={priceCents}
          checked={values.use_pass}
          onChange={(use_pass) => pay({ use_pass })}
          error={errors.use_pass?.message}
        />
      ) : null}
    </>
  );
}

/** The fields before the card: when to pay, studio credit, and the plan. With a membership first, only the credit stays. */
export function WaysToPay({ formId, registration, aboutCredit }: WaysToPayProps) {
  const { form, values, means, credit, joining, isFree, unpaid, priceCents, todayCents, pay } = registration;
  const { errors } = form.formState;
  return (
    <>
      {isFree || joining || registration.isPrepaid ? null : (
        <SheetSection title="Payment">
          <WhenToPayChoice
            id={fieldIdOf(formId, 'when')}
            value={values.when}
            onChange={(when) => pay({ when, ...(when === 'now' && foundIn(means)) })}
            cents={priceCents}
            start={registration.session.start_datetime}
            now={registration.now}
          />
        </SheetSection>
      )}
      {registration.promo === null ? null : <PromoCodeSection formId={formId} entry={registration.promo} />}
      {unpaid ? null : (
        <AlreadyYours formId={formId} credit={credit.entry} cents={todayCents} isPlan={registration.isPlan} />
      )}
      {todayCents === 0 || credit.entry.balanceCents === 0 ? null : aboutCredit}
      {unpaid || joining ? null : (
        <PlanSection
          formId={formId}
          plans={registration.plans}
          chosen={registration.plan}
          onChange={(plan) => form.setValue('payment_plan', plan)}
          error={errors.payment_plan?.message}
        />
      )}
    </>
  );
}

/** What would be chosen by itself. */
const foundIn = ({ included, pass }: MemberRegistration['means']) => ({
  use_included: included !== null,
  use_pass: included === null && pass !== null,
});

/** The consent to what is charged; nothing where nothing is. */
export function ChargeConsent({ registration }: { readonly registration: MemberRegistration }) {
  const { unpaid, joining, credit, due } = registration;
  if (unpaid) return null;
  return (
    <FormCheckbox<MemberValues>
      name="payment_consent"
      label={
        joining
          ? joinTerms(fromCents(due.cents), joining.plan.price, joining.period.every)
          : credit.split.creditCents > 0
            ? creditTerms(credit.split)
            : bookingMessages.paymentTerms
      }
    />
  );
}

/** The charge, and the button that registers. */
export function RegistrationFoot({ formId, registration }: Pick<WaysToPayProps, 'formId' | 'registration'>) {
  const { flow, isFree, unpaid, credit, due } = registration;
  return (
    <PaymentFoot
      formId={formId}
      flow={flow}
      label={isFree ? 'Price' : 'Due today'}
      amount={isFree ? 'Free' : formatCents(unpaid ? 0 : due.cents)}
      disabledReason={registration.promo?.openReason}
      say={unpaid ? undefined : splitText({ ...credit.split, cardCents: due.cents })}
    >
      {submitLabel(registration)}
    </PaymentFoot>
  );
}

function submitLabel({ isFree, joining, unpaid, values, credit }: MemberRegistration): string {
  if (isFree) return 'Register';
  if (joining) return 'Join and register';
  return unpaid ? unpaidLabel(values) : payLabel(credit.split, { suffix: ' and register' });
}
