import { bookingMessages } from '@detroit-well/booking/messages';
import type { Session } from '@detroit-well/api-client/contract';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { memberPrice } from '@detroit-well/booking/session-view';
import { describe } from '@detroit-well/api-client/errors';
import { emptyCard } from '@detroit-well/booking/card-entry';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { cannotJoin, type BookedResult } from '@detroit-well/booking/joining';
import { JoinedNotice, JoinTerms, RateSection } from '@detroit-well/booking/joining/rate-section';
import { joinedMessage, savedForRenewals } from '@detroit-well/booking/joining/texts';
import { useMemberRegistration } from '@detroit-well/booking/member-registration';
import {
  untouched,
  type CarriedOver,
  type MemberValues,
} from '@detroit-well/booking/member-registration/form';
import {
  ChargeConsent,
  Prepaid,
  RegistrationFoot,
  WaysToPay,
} from '@detroit-well/booking/member-registration/sections';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { priceNote } from '@detroit-well/booking/price-note';
import { fittingPlan, planChoices } from '@detroit-well/booking/plans';
import { paths } from '@detroit-well/config/paths';
import type { Cents } from '@detroit-well/pricing';
import { Flash } from '@detroit-well/ui/components/flash';
import { Sheet, SheetSection } from '@detroit-well/ui/components/sheet';
import { PriceNote } from '@detroit-well/ui/patterns/price-note';
import { FormTextArea } from '@detroit-well/ui/form/fields';
import { caps } from '@detroit-well/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { client } from '../api/client.ts';
import { plansQuery, refreshAfterMembership } from '../api/queries.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { registerAttempts } from './attempts.ts';
import { PaymentForm } from './payment-form.tsx';
import { registrationFailure } from './registration-failure.ts';
import { SessionFull, SessionFullFoot, sessionFullTitle } from './session-full.tsx';
import { useKeepPanelDraft, usePanelDraft } from './use-panel-draft.ts';
import { useJoinOffer } from './use-join-offer.ts';
import { useMeans } from './use-means.ts';
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
  const [storage] = useState(() => registerAttempts(session.public_id));
  const queries = useQueryClient();
  const registration = useMemberRegistration(
    {
      client,
      session,
      now,
      cents: price.cents,
      means: useMeans(session, price.cents),
      storage,
      messageOf: (error, unpaid) => failureMessage(error, registrationFailure(error, unpaid)),
      carried: fitted(typed, price.cents, session, now),
    },
    (state, membership) => {
      if (state.kind === 'done' && 'registration' in state.result) {
        draft.end();
        const { result } = state;
        onDone(
          membership ? { ...result, message: joinedMessage(result.message), joined: membership } : result,
        );
      }
      // Every price is another one now.
      if (membership !== null && state.kind !== 'sending') void refreshAfterMembership(queries);
      if ('error' in state && cannotJoin(state.error)) {
        void queries.invalidateQueries(plansQuery());
        void refreshAfterMembership(queries);
      }
    },
  );
  const { form, values, card, flow, joining, joined, choose, isFree, unpaid, priceCents } = registration;
  useKeepPanelDraft(draft, session, values, card.card);
  const full = flow.state.kind === 'session_full';
  const waitlist = useSessionWaitlist(session.public_id, full);
  const onSale = useJoinOffer(session, isMember);
  const offer = joined === null && !isFree ? (joining ?? onSale) : null;
  const chooseFirst = useEffectEvent((): void => {
    if (joins && onSale && joined === null) choose(onSale);
  });
  const isOnSale = onSale !== null;
  useEffect(() => {
    if (isOnSale) chooseFirst();
  }, [isOnSale]);
  const rate = joining || joined ? memberPrice({ ...session, price: session.price_member }, true) : price;

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
          <RegistrationFoot formId={formId} registration={registration} />
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
          payment={registration}
          unpaid={unpaid}
          credit={registration.credit}
          due={registration.due}
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
              <Prepaid formId={formId} registration={registration} />
              {offer === null || registration.isPrepaid ? null : (
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
              <WaysToPay
                formId={formId}
                registration={registration}
                aboutCredit={
                  <p className="sm">
                    <a href={paths.dashboard.credit()}>Where your studio credit comes from</a>
                  </p>
                }
              />
            </>
          }
        >
          {joining ? <JoinTerms session={session} offer={joining} /> : null}
          <SheetSection title="Before you go">
            <FormTextArea<MemberValues>
              name="notes"
              label="Notes for the coach"
              optional
              maxLength={caps.note}
            />
            <ChargeConsent registration={registration} />
          </SheetSection>
        </PaymentForm>
      )}
    </Sheet>
  );
}

/** Replaces a plan that the new session does not offer with payment in full. */
function fitted(
  carried: CarriedOver | undefined,
  cents: Cents,
  session: Session,
  now: Date,
): CarriedOver | undefined {
  if (!carried) return undefined;
  const { card, save_payment_method, notes, payment_plan, when } = carried;
  const choices = planChoices(cents, session.start_datetime, now);
  return { card, save_payment_method, notes, when, payment_plan: fittingPlan(choices, payment_plan) };
}
