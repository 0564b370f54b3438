import type { GuestClient } from '../guest-client/guest-client.ts';
import type { CardEntry } from '@detroit-well/booking/card-entry';
import { cardInForm, CardSection } from '@detroit-well/booking/card-section';
import { bookingMessages } from '@detroit-well/booking/messages';
import { PlanSection } from '@detroit-well/booking/plan-section';
import { dueNow, type PlanChoice } from '@detroit-well/booking/plans';
import { membersRate, priceNote } from '@detroit-well/booking/price-note';
import type { RatedPrice } from '@detroit-well/pricing';
import { WalletSection } from '@detroit-well/booking/wallet-section';
import { Form } from '@detroit-well/ui/form/form';
import { UnsavedNotice } from '@detroit-well/ui/drafts/unsaved-notice';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { PriceNote } from '@detroit-well/ui/patterns/price-note';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MemberRateHelp } from '../sessions/member-rate-help.tsx';
import type { SessionSummary } from '../sessions/session-view.ts';
import type { PageContext } from '../page.ts';
import { signInToRegisterHref } from './sign-in-to-register.ts';
import { AddressFields } from './address-fields.tsx';
import { ConsentSection } from './consent-section.tsx';
import type { GuestFormInput, GuestFormValues } from './guest-form-schema.ts';
import { fillFromWallet, walletFilled } from './fill-from-wallet.ts';
import { PersonFields } from './person-fields.tsx';
import type { FocusTarget } from './use-guest-registration.ts';

export const guestFormId = 'guest-registration';

const focusTargets: Record<Exclude<FocusTarget, 'message'>, string> = {
  email: 'input[name="email"]',
  // Stripe's field can't receive the focus from here; its section can.
  card: '[data-part="card"]',
  summary: '.error-summary',
};

interface GuestFormProps {
  readonly form: UseFormReturn<GuestFormInput, unknown, GuestFormValues>;
  readonly card: CardEntry;
  readonly client: GuestClient;
  readonly plans: readonly PlanChoice[];
  readonly context: PageContext;
  readonly session: SessionSummary;
  /** The rate of guests, with the current price. */
  readonly rate: RatedPrice;
  readonly pending: boolean;
  /** Where the focus goes when the guest returns to the form. */
  readonly focus: FocusTarget | undefined;
  /** The plan has changed since the last attempt. */
  readonly onEdit: () => void;
  readonly onSubmit: (values: GuestFormValues, paymentMethod: () => Promise<string>) => Promise<void>;
}

/**
 * The guest's details, address, payment and consent. Card and person are validated together, so that all errors appear at
 * once.
 */
export function GuestForm(props: GuestFormProps) {
  const { form, card, client, plans, context, session, rate, pending, focus, onEdit, onSubmit } = props;
  const chosen = plans.find(({ value }) => value === form.watch('payment_plan')) ?? plans[0];
  const free = chosen?.totalCents === 0;
  const members = membersRate(session, rate);
  const due = dueNow(chosen, false);
  const [missing, setMissing] = useState<readonly string[]>([]);

  const container = useRef<HTMLDivElement>(null);
  // Only when the form replaces another screen: the element that had the focus is gone.
  useEffect(() => {
    if (!focus || focus === 'message') return;
    container.current?.querySelector<HTMLElement>(focusTargets[focus])?.focus();
  }, [focus]);

  return (
    <div ref={container}>
      <p className="guest-hint sm muted">
        Have an account? <a href={signInToRegisterHref(context, session)}>Sign in</a> and register in one
        step.
      </p>
      <PriceNote
        {...priceNote(session, rate)}
        rate={members}
        help={members ? <MemberRateHelp session={session} context={context} /> : undefined}
      />
      <UnsavedNotice />
      <Form<GuestFormInput, unknown, GuestFormValues>
        form={form}
        id={guestFormId}
        label="Guest registration"
        {...(free ? {} : { summaryNote: bookingMessages.nothingCharged })}
        pending={pending}
        // The footer shows the error beside the button, which stays visible. Here it would be far above the card.
        error={null}
        {...(free ? {} : cardInForm(card))}
        onSubmit={(values) => onSubmit(values, free ? () => Promise.resolve('') : card.createPaymentMethod)}
      >
        {free ? null : (
          <WalletSection
            entry={card}
            due={due}
            disabled={pending}
            onFill={({ details }) => setMissing(fillFromWallet(form, details))}
            filled={walletFilled(missing)}
          />
        )}
        <SheetSection title="About you">
          <PersonFields />
        </SheetSection>
        <SheetSection title="Address">
          <AddressFields />
        </SheetSection>
        {free ? (
          <p className="guest-hint">This session is free. No card is needed.</p>
        ) : (
          <PlanSection
            formId={guestFormId}
            // The section already has the heading Payment plan.
            legend="How to pay"
            plans={plans}
            chosen={chosen}
            onChange={(plan) => {
              form.setValue('payment_plan', plan);
              onEdit();
            }}
            error={form.formState.errors.payment_plan?.message}
          />
        )}
        {free ? null : (
          <CardSection
            formId={guestFormId}
            entry={card}
            due={due}
            wallets={false}
            disabled={pending}
            onEdit={onEdit}
          />
        )}
        <SheetSection title="Consent">
          <ConsentSection client={client} free={free} />
        </SheetSection>
      </Form>
    </div>
  );
}
