import { bookingMessages } from '@detroit-well/booking/messages';
import type { Session } from '@detroit-well/api-client/contract';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { memberPrice } from '@detroit-well/booking/session-view';
import { describe } from '@detroit-well/api-client/errors';
import { emptyCard } from '@detroit-well/booking/card-entry';
import { AlreadyYours } from '@detroit-well/booking/credit-section';
import { creditTerms, payLabel, splitText } from '@detroit-well/booking/credit-texts';
import type { BookedResult } from '@detroit-well/booking/joining';
import { JoinedNotice, JoinTerms, RateSection } from '@detroit-well/booking/joining/rate-section';
import { joinedSessionCents } from '@detroit-well/booking/joining/offer';
import { joinTerms, savedForRenewals } from '@detroit-well/booking/joining/texts';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { PaymentFoot } from '@detroit-well/booking/payment-foot';
import { priceNote } from '@detroit-well/booking/price-note';
import { PlanSection } from '@detroit-well/booking/plan-section';
import { dueNow, fittingPlan, planChoices } from '@detroit-well/booking/plans';
import { unpaidLabel, type MemberPayment } from '@detroit-well/booking/prepaid/member-payment';
import { IncludedSection, PassSection } from '@detroit-well/booking/prepaid/sections';
import { WhenToPayChoice } from '@detroit-well/booking/when-to-pay';
import { paths } from '@detroit-well/config/paths';
import { formatCents, fromCents } from '@detroit-well/pricing';
import type { Cents } from '@detroit-well/pricing';
import { Flash } from '@detroit-well/ui/components/flash';
import { Sheet, SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { PriceNote } from '@detroit-well/ui/patterns/price-note';
import { FormCheckbox, FormTextArea } from '@detroit-well/ui/form/fields';
import { caps } from '@detroit-well/validation';
import { useEffect, useEffectEvent, useId } from 'react';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { PaymentForm } from './payment-form.tsx';
import { SessionFull, SessionFullFoot, sessionFullTitle } from './session-full.tsx';
import { untouched, useKeepPanelDraft, usePanelDraft, type Values } from './use-panel-draft.ts';
import { useJoinOffer } from './use-join-offer.ts';
import { usePassFor } from './use-prepaid.ts';
import { useMemberRegistration, type CarriedOver } from './use-member-registration.ts';
import { useSessionWaitlist } from './use-session-waitlist.ts';
import './registration.css';

export interface PaymentPanelProps {
  readonly session: Session;
  readonly now: Date;
  /** True if the member has an active membership. */
  readonly isMember: boolean;
  /** Begins with the membership chosen. */
  readonly joins?: boolean;
  /** The input from another session that was full. */
  readonly carried?: CarriedOver | undefined;
  readonly onClose: () => void;
  readonly onDone: (result: BookedResult) => void;
  /** Switches to another session and keeps the input. */
  readonly onChoose: (session: Session, carried: CarriedOver) => void;
}

/**
 * The Complete Registration panel: plan, card and consent, or a reserved seat that is paid later (ADR-010), and the amount due
 * today next to the submit button.
 */
export function PaymentPanel(props: PaymentPanelProps) {
  const { session, now, isMember, joins = false, carried, onClose, onDone, onChoose } = props;
  const formId = useId();
  const price = memberPrice(session, isMember);
  const draft = usePanelDraft(session);
  const typed = carried ?? (draft.found ? { ...untouched, card: emptyCard, ...draft.found } : undefined);
  const done = (result: BookedResult): void => {
    draft.end();
    onDone(result);
  };
  const payment = useMemberRegistration(session, price.cents, done, fitted(typed, price.cents, session, now));
  const { form, card, credit, flow, included, priceCents, joining, joined, choose, chooseWay } = payment;
  const unpaid = payment.isUnpaid;
  const values = form.watch();
  useKeepPanelDraft(draft, session, values, card.card);
  const full = flow.state.kind === 'session_full';
  const waitlist = useSessionWaitlist(session.public_id, full);
  const plans = planChoices(priceCents, session.start_datetime, now);
  const chosen = plans.find(({ value }) => value === values.payment_plan);
  const free = priceCents === 0;
  const onSale = useJoinOffer(session, isMember);
  const offer = joined === null && !free ? (joining ?? onSale) : null;
  const chooseFirst = useEffectEvent((): void => {
    if (joins && onSale && joined === null) choose(onSale);
  });
  const isOnSale = onSale !== null;
  useEffect(() => {
    if (isOnSale) chooseFirst();
  }, [isOnSale]);
  const isLater = !free && values.when === 'later';
  const pass = usePassFor(session, priceCents);
  const isPlan = chosen !== undefined && chosen.value !== 'full';
  const sessionCents = joining ? joinedSessionCents(joining) : (chosen?.todayCents ?? 0);
  const todayCents = unpaid ? 0 : sessionCents;
  const split = credit.split(todayCents, isPlan);
  // The membership is paid by the card alone.
  const byCard = joining ? { ...split, cardCents: split.cardCents + joining.planCents } : split;
  const rate = joining || joined ? memberPrice({ ...session, price: session.price_member }, true) : price;

  function pay(way: Partial<MemberPayment>): void {
    chooseWay(way);
    flow.edit();
  }

  function submitLabel(): string {
    if (free) return 'Register';
    if (joining) return 'Join and register';
    return unpaid ? unpaidLabel(values) : payLabel(split, { suffix: ' and register' });
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={full ? sessionFullTitle(waitlist) : 'Complete Registration'}
      locked={isBusy(flow.state)}
      summary={<SessionPanelSummary session={session} price={rate} />}
      footer={
        full ? (
          <SessionFullFoot waitlist={waitlist} onClose={onClose} onSpotOpen={flow.edit} />
        ) : (
          <PaymentFoot
            formId={formId}
            flow={flow}
            label={free ? 'Price' : 'Due today'}
            amount={free ? 'Free' : formatCents(unpaid ? 0 : byCard.cardCents)}
            say={unpaid ? undefined : splitText(byCard)}
          >
            {submitLabel()}
          </PaymentFoot>
        )
      }
    >
      {flow.state.kind === 'session_full' ? (
        <SessionFull
          session={session}
          now={now}
          isMember={isMember}
          waitlist={waitlist}
          onChoose={(other) => onChoose(other, { ...values, card: card.card })}
          reason={
            <Flash tone="warn" title={describe(flow.state.error, 'pay').message}>
              {bookingMessages.lastSpotTaken}{' '}
              {unpaid ? bookingMessages.nothingCharged : 'Your card was not charged.'}
            </Flash>
          }
        />
      ) : (
        <PaymentForm
          id={formId}
          payment={payment}
          unpaid={unpaid}
          credit={{ entry: credit, split }}
          due={{
            ...dueNow(chosen ?? plans[0], joining !== null || values.save_payment_method),
            cents: byCard.cardCents,
          }}
          keeps={joining ? savedForRenewals : undefined}
          held="Your spot is held for 15 minutes."
          notice={
            <>
              <JoinedNotice joined={joined} />
              <DraftNotice
                draft={draft}
                text={
                  unpaid ? undefined : 'Your choices and notes are still here. Please enter your card again.'
                }
                onDiscard={() => {
                  draft.discard();
                  if (joining) choose(null);
                  form.reset({ ...untouched, payment_consent: values.payment_consent });
                }}
              />
            </>
          }
          before={
            <>
              <PriceNote {...priceNote(session, { ...price, cents: priceCents })} />
              {offer === null ? null : (
                <RateSection
                  formId={formId}
                  offer={offer}
                  joining={joining !== null}
                  onChange={(joins) => {
                    choose(joins ? offer : null);
                    flow.edit();
                  }}
                />
              )}
              {free || joining ? null : (
                <SheetSection title="Payment">
                  <WhenToPayChoice
                    id={fieldIdOf(formId, 'when')}
                    value={values.when}
                    onChange={(when) => pay({ when, use_included: when === 'now' && included !== null })}
                    cents={priceCents}
                    start={session.start_datetime}
                    now={now}
                  />
                </SheetSection>
              )}
              {free || isLater || joining || included === null ? null : (
                <IncludedSection
                  formId={formId}
                  included={included}
                  cents={priceCents}
                  checked={values.use_included}
                  onChange={(use_included) => pay({ use_included })}
                  error={form.formState.errors.use_included?.message}
                />
              )}
              {free || isLater || joining || pass === null ? null : (
                <PassSection
                  formId={formId}
                  pass={pass}
                  cents={priceCents}
                  checked={values.use_pass}
                  onChange={(use_pass) => pay({ use_pass })}
                  error={form.formState.errors.use_pass?.message}
                />
              )}
              {unpaid ? null : (
                <AlreadyYours formId={formId} credit={credit} cents={todayCents} isPlan={isPlan} />
              )}
              {todayCents === 0 || credit.balanceCents === 0 ? null : (
                <p className="sm">
                  <a href={paths.dashboard.credit()}>Where your studio credit comes from</a>
                </p>
              )}
              {unpaid || joining ? null : (
                <PlanSection
                  formId={formId}
                  plans={plans}
                  chosen={chosen}
                  onChange={(plan) => form.setValue('payment_plan', plan)}
                  error={form.formState.errors.payment_plan?.message}
                />
              )}
            </>
          }
        >
          {joining ? <JoinTerms session={session} offer={joining} /> : null}
          <SheetSection title="Before you go">
            <FormTextArea<Values> name="notes" label="Notes for the coach" optional maxLength={caps.note} />
            {unpaid ? null : (
              <FormCheckbox<Values>
                name="payment_consent"
                label={
                  joining
                    ? joinTerms(fromCents(byCard.cardCents), joining.plan.price, joining.period.every)
                    : split.creditCents > 0
                      ? creditTerms(split)
                      : bookingMessages.paymentTerms
                }
              />
            )}
          </SheetSection>
        </PaymentForm>
      )}
    </Sheet>
  );
}

/** Replaces a plan that the new session does not offer with payment in full. */
function fitted(
  carried: Omit<CarriedOver, 'payment_consent'> | undefined,
  cents: Cents,
  session: Session,
  now: Date,
): Partial<CarriedOver> | undefined {
  if (!carried) return undefined;
  const { card, save_payment_method, notes, payment_plan, when } = carried;
  const choices = planChoices(cents, session.start_datetime, now);
  return { card, save_payment_method, notes, when, payment_plan: fittingPlan(choices, payment_plan) };
}
