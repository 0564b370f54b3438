import type { CardEntry } from '@detroit-well/booking/card-entry';
import { cardInForm, CardSection } from '@detroit-well/booking/card-section';
import type { HumanCheck } from '@detroit-well/booking/human-check';
import { HowYouPay, PlanTerms } from '@detroit-well/booking/joining/plan-sections';
import type { OfferedPlan } from '@detroit-well/booking/joining/sold-plan';
import { accountMade, savedForRenewals } from '@detroit-well/booking/joining/texts';
import { bookingMessages } from '@detroit-well/booking/messages';
import type { PromoCodeEntry } from '@detroit-well/booking/promo-code';
import { PromoCodeSection } from '@detroit-well/booking/promo-code/section';
import { WalletSection } from '@detroit-well/booking/wallet-section';
import type { Day } from '@detroit-well/config/studio-time';
import { toCents } from '@detroit-well/pricing';
import { Flash } from '@detroit-well/ui/components/flash';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { UnsavedNotice } from '@detroit-well/ui/drafts/unsaved-notice';
import { FormHumanCheckBox } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PageContext } from '../../page.ts';
import { AccountFields } from '../../registration/account-fields.tsx';
import { fillFromWallet, walletFilled } from '../../registration/fill-from-wallet.ts';
import { focusTargets } from '../../registration/guest-form.tsx';
import type { JoinInput, JoinValues } from './join-form-schema.ts';
import { signInToJoin } from './join-link.ts';
import { notJoinedYet, type JoinFlow } from './use-join.tsx';

export const joinFormId = 'joining';

interface JoinFormProps {
  readonly context: PageContext;
  readonly form: UseFormReturn<JoinInput, unknown, JoinValues>;
  readonly flow: JoinFlow;
  readonly card: CardEntry;
  readonly plans: readonly OfferedPlan[];
  readonly plan: OfferedPlan;
  readonly promo: PromoCodeEntry;
  readonly today: Day;
  readonly onChoose: (version: string) => void;
  /** The account of the typed email was made here, and the card was not charged. */
  readonly hasAccount: boolean;
  /** The human check that the account needs; null where it is made. */
  readonly check: HumanCheck | null;
}

/** The choice of plan, the account, the card, and the consent. */
export function JoinForm(props: JoinFormProps) {
  const { context, form, flow, card, plans, plan, promo, today, onChoose, hasAccount, check } = props;
  const { state, problem } = flow;
  const pending = state.kind === 'sending';
  const { applied } = promo;
  const due = { cents: toCents(applied?.amount_due ?? plan.price), keeps: true };
  const [missing, setMissing] = useState<readonly string[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const { focus } = problem;
  // Only when the form replaces another screen: the element that had the focus is gone.
  useEffect(() => {
    if (focus && focus !== 'message')
      container.current?.querySelector<HTMLElement>(focusTargets[focus])?.focus();
  }, [focus]);
  return (
    <div ref={container}>
      <UnsavedNotice />
      {hasAccount ? (
        <Flash tone="ok" title={accountMade}>
          {notJoinedYet}
        </Flash>
      ) : null}
      <Form<JoinInput, unknown, JoinValues>
        form={form}
        id={joinFormId}
        label="Join"
        summaryNote={bookingMessages.nothingCharged}
        pending={pending}
        // The footer shows the error beside the button, which stays visible.
        error={null}
        {...cardInForm(card)}
        onSubmit={(values) => flow.submit(values, card.createPaymentMethod)}
      >
        <HowYouPay formId={joinFormId} plans={plans} chosen={plan} onChange={onChoose} />
        <PromoCodeSection formId={joinFormId} entry={promo} />
        <WalletSection
          entry={card}
          due={due}
          disabled={pending}
          onFill={({ details }) => setMissing(fillFromWallet(form, details))}
          caption="A wallet fills in your name, email and card. You only choose a password."
          filled={walletFilled(missing, 'name and email')}
        />
        <SheetSection title="Your account">
          <p className="join-hint sm">
            Have one already? <a href={signInToJoin(context, plan.version_id)}>Sign In</a>. You come back to
            this step.
          </p>
          <div className="guest-fields">
            <AccountFields />
          </div>
        </SheetSection>
        <CardSection
          formId={joinFormId}
          entry={card}
          due={due}
          wallets={false}
          disabled={pending}
          onEdit={flow.edit}
        />
        <p className="sm muted">{savedForRenewals}</p>
        <PlanTerms plan={plan} code={applied} today={today} />
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
      </Form>
    </div>
  );
}
