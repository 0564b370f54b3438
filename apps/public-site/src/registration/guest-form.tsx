import type { GuestClient } from '../guest-client/guest-client.ts';
import type { CardEntry } from '@detroit-well/booking/card-entry';
import { cardInForm, CardSection } from '@detroit-well/booking/card-section';
import { bookingMessages } from '@detroit-well/booking/messages';
import type { OwnMembership } from '@detroit-well/api-client/contract';
import type { PromoCodeEntry } from '@detroit-well/booking/promo-code';
import { PromoCodeSection } from '@detroit-well/booking/promo-code/section';
import type { HumanCheck } from '@detroit-well/booking/human-check';
import type { JoinOffer } from '@detroit-well/booking/joining/offer';
import { JoinedNotice, JoinTerms, RateSection } from '@detroit-well/booking/joining/rate-section';
import { accountMade, joinTerms, notBookedYet, savedForRenewals } from '@detroit-well/booking/joining/texts';
import { PlanSection } from '@detroit-well/booking/plan-section';
import { dueNow, type PlanChoice } from '@detroit-well/booking/plans';
import { membersRate, priceNote } from '@detroit-well/booking/price-note';
import { fromCents, type Cents, type RatedPrice } from '@detroit-well/pricing';
import { WalletSection } from '@detroit-well/booking/wallet-section';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormHumanCheckBox } from '@detroit-well/ui/form/fields';
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

export const focusTargets: Record<Exclude<FocusTarget, 'message'>, string> = {
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
  readonly dueCents: Cents;
  /** The membership that can be bought with the registration; null without one. */
  readonly offer: JoinOffer | null;
  readonly joining: JoinOffer | null;
  /** The membership that was bought; the session is not paid yet. */
  readonly joined: OwnMembership | null;
  /** The promo code; null where none can be used. */
  readonly code: PromoCodeEntry | null;
  /** The account of the typed email was made here. */
  readonly hasAccount: boolean;
  readonly onJoin: (offer: JoinOffer | null) => void;
  /** The human check that the account needs; null where none is made. */
  readonly check: HumanCheck | null;
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
  const { form, card, client, plans, context, session, rate, dueCents, pending, focus, onEdit, onSubmit } =
    props;
  const { offer, joining, joined, code, hasAccount, onJoin, check } = props;
  const chosen = plans.find(({ value }) => value === form.watch('payment_plan')) ?? plans[0];
  const free = dueCents === 0;
  const members = membersRate(session, rate);
  const due = { ...dueNow(chosen, joining !== null), cents: dueCents };
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
        Have an account? <a href={signInToRegisterHref(context, session, code?.typed)}>Sign in</a> and
        register in one step.
      </p>
      <PriceNote
        {...priceNote(session, rate)}
        rate={members}
        help={members ? <MemberRateHelp session={session} context={context} inPanel /> : undefined}
      />
      <UnsavedNotice />
      {joined === null && hasAccount ? (
        <Flash tone="ok" title={accountMade}>
          {notBookedYet}
        </Flash>
      ) : null}
      <JoinedNotice joined={joined} />
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
        {offer === null ? null : (
          <RateSection
            formId={guestFormId}
            offer={offer}
            joining={joining !== null}
            onChange={(joins) => onJoin(joins ? offer : null)}
          />
        )}
        {code === null ? null : <PromoCodeSection formId={guestFormId} entry={code} />}
        {free ? <p className="guest-hint">{`${freeText(props)}. No card is needed.`}</p> : null}
        {free || joining ? null : (
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
        {joining ? (
          <>
            <p className="sm muted">{savedForRenewals}</p>
            <JoinTerms session={session} offer={joining} />
          </>
        ) : null}
        <SheetSection title="Consent">
          <ConsentSection client={client} terms={termsOf(props)} />
          {check ? (
            <FormHumanCheckBox
              name="turnstile_token"
              state={check.state}
              help={check.help}
              onStart={check.start}
            >
              {check.widget}
            </FormHumanCheckBox>
          ) : null}
        </SheetSection>
      </Form>
    </div>
  );
}

function freeText({ joined, code }: Pick<GuestFormProps, 'joined' | 'code'>): string {
  if (joined !== null) return 'Your membership includes this session';
  return code?.applied ? 'Your code covers the whole price' : 'This session is free';
}

function termsOf({ dueCents, joining, joined, code }: GuestFormProps): string {
  if (dueCents === 0)
    return `I agree to the payment terms. ${freeText({ joined, code })}: nothing is charged.`;
  if (joining) return joinTerms(fromCents(dueCents), joining.plan.price, joining.period.every);
  return 'I agree to the payment terms and to the charges above.';
}
