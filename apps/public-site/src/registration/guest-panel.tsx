import './registration.css';
import type { Plan } from '@detroit-well/api-client/contract';
import { useCardEntry } from '@detroit-well/booking/card-entry';
import { useHumanCheck, waitingForCheck } from '@detroit-well/booking/human-check';
import { isDearer, joinOffer, type JoinOffer } from '@detroit-well/booking/joining/offer';
import { joinedMessage } from '@detroit-well/booking/joining/texts';
import { isBusy, showsForm } from '@detroit-well/booking/payment-flow/state';
import { fittingPlan, planChoices } from '@detroit-well/booking/plans';
import { usePromoCode } from '@detroit-well/booking/promo-code';
import { codeInAddress } from '@detroit-well/booking/promo-code/address';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { memberPrice, visitorPrice } from '@detroit-well/booking/session-view';
import { serverDate } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { zodResolver } from '@hookform/resolvers/zod';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { useForm } from '@detroit-well/ui/form/use-form';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { writeDraft } from '@detroit-well/ui/drafts';
import { useDraft } from '@detroit-well/ui/drafts/use-draft';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import { fromCents, toCents } from '@detroit-well/pricing';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { fitToPrice } from './fit-to-price.ts';
import { GuestFooter } from './guest-footer.tsx';
import { GuestForm, guestFormId } from './guest-form.tsx';
import {
  draftOf,
  guestDraftOf,
  guestForm,
  notJoining,
  startingValues,
  type GuestDraft,
  type GuestFormInput,
  type GuestFormValues,
} from './guest-form-schema.ts';
import { GuestOutcome } from './guest-outcome.tsx';
import { Registered } from './registered-screen.tsx';
import { guestClient, type GuestClient } from '../guest-client/guest-client.ts';
import { useGuestRegistration } from './use-guest-registration.ts';

/** Values entered for a session that turned out to be full, which stay valid for another one; kept in memory only. */
export interface CarriedOver {
  readonly values: GuestFormInput;
  readonly card: CardText;
}

export interface GuestPanelProps {
  readonly session: SessionSummary;
  readonly context: PageContext;
  /** Begins with the membership chosen. */
  readonly joins?: boolean;
  /** The values from another panel on this page. */
  readonly carried?: CarriedOver | null;
  readonly onCarry?: (carried: CarriedOver) => void;
  readonly onClose: () => void;
  /** The guest has registered; the panel stays open and shows it. */
  readonly onBooked: () => void;
}

const withoutEnvelope = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name.replace(/^(user_data|details)\./, ''), messages]),
  );

/** Guest registration, from the form to the welcome screen (SPEC-A 5, SPEC-B 7.6). */
export function GuestPanel(props: GuestPanelProps) {
  const { session, context, joins = false, carried = null, onCarry, onClose, onBooked } = props;
  const client = guestClient(context.apiUrl);
  const [initial] = useState(carried);
  // The page may have been open for days.
  const [now] = useState(serverDate);
  const draft = useDraft<GuestDraft>(guestDraftOf(session.public_id));
  const card = useCardEntry(client, { card: initial?.card });
  const form = useForm<GuestFormInput, unknown, GuestFormValues>({
    resolver: zodResolver(guestForm),
    defaultValues: initial
      ? carriedValues(initial.values, session, now.toISOString())
      : startingValues(draft.found),
    mode: 'onTouched',
  });
  const check = useHumanCheck({ action: 'register', loadClient: () => Promise.resolve(client) });
  const flow = useGuestRegistration({
    client,
    session,
    context,
    card,
    showFieldErrors: (errors) => {
      promo.showErrors(errors);
      return applyServerErrors(form, withoutEnvelope(errors));
    },
    fitTo: (change) => fitToPrice(form, change, { start: session.start_datetime, today: now.toISOString() }),
    humanToken: check.token,
    onHumanTokenSpent: check.reset,
    onJoining: (offer, useIncluded) => {
      form.setValue('use_included', useIncluded);
      form.setValue('join_plan_id', offer?.plan.id ?? '');
      form.setValue('join_version_id', offer?.plan.version_id ?? '');
      form.setValue('payment_plan', 'full');
      // The charge has another amount.
      form.setValue('payment_consent', false);
    },
  });
  const listed = fromCents(toCents(session.price_public));
  const promo = usePromoCode({
    check: (code, session_id) => client.promoCodes.check({ body: { code, session_id } }),
    target: session.public_id,
    start: codeInAddress(),
    onChange: (applied) => {
      form.setValue('promo_code', applied?.code ?? '');
      // The charge has another amount.
      form.setValue('payment_consent', false);
      flow.reprice(applied?.amount_due ?? listed);
      flow.edit();
    },
  });
  const keep = useEffectEvent((values: GuestFormInput) => draft.keep(draftOf(values)));
  // Stores every change, so that a reload or a closed panel loses nothing.
  useEffect(() => {
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [form]);
  const { state, joining, joined } = flow;
  const price = visitorPrice(session, null, now);
  const sold = useSoldPlans(client, isDearer(session, price));
  const offer = joined ? null : (joining ?? joinOffer(session, price, sold, studioDay(now)));
  const join = (next: JoinOffer | null): void => {
    if (next) promo.remove();
    flow.choose(next);
    if (next && !flow.hasAccount(form.getValues('email'))) check.touch();
  };
  const joinOnce = useEffectEvent((): void => {
    if (joins && offer && joining === null && state.kind === 'editing') join(offer);
  });
  const isOffered = offer !== null;
  useEffect(() => {
    if (isOffered) joinOnce();
  }, [isOffered]);
  const needsCheck = joining !== null && !flow.hasAccount(form.watch('email'));
  const plans = planChoices(toCents(flow.amount), session.start_datetime, now);
  const plan = plans.find(({ value }) => value === form.watch('payment_plan')) ?? plans[0];
  const sessionCents = form.watch('use_included') ? 0 : (plan?.todayCents ?? 0);
  const dueCents = sessionCents + (joining?.planCents ?? 0);
  const free = dueCents === 0;
  const isMember = joining !== null || joined !== null;
  const code = isMember || (free && promo.applied === null) ? null : promo;
  const rate = {
    ...(isMember ? memberPrice({ ...session, price: session.price_member }, true) : price),
    cents: toCents(flow.amount),
  };
  const formShown = showsForm(state);
  const locked = isBusy(state);
  const isBooked = state.kind === 'done';
  const reportBooked = useEffectEvent(onBooked);
  useEffect(() => {
    if (isBooked) reportBooked();
  }, [isBooked]);
  if (state.kind === 'done') {
    const { result: booked } = state;
    // A membership alone is only a step.
    if (!('registration' in booked)) return null;
    const own = { email: form.getValues('email'), verification_sent: true };
    const result = {
      ...booked,
      account: booked.account ?? own,
      ...(joined && { message: joinedMessage(booked.message) }),
    };
    return <Registered {...{ result, joined, session, client, context, now, onClose }} />;
  }
  return (
    <Sheet
      open
      onClose={onClose}
      locked={locked}
      title="Complete Registration"
      summary={<SessionPanelSummary session={session} price={free ? undefined : rate} />}
      footer={
        formShown ? (
          <GuestFooter
            formId={guestFormId}
            problem={flow.problem}
            sending={state.kind === 'sending'}
            dueCents={dueCents}
            label={joining ? 'Join and register' : 'Complete Registration'}
            disabledReason={needsCheck ? waitingForCheck(check.state) : code?.openReason}
          />
        ) : null
      }
    >
      {formShown ? (
        <GuestForm
          form={form}
          card={card}
          client={client}
          plans={plans}
          context={context}
          session={session}
          rate={rate}
          dueCents={dueCents}
          offer={offer}
          joining={joining}
          joined={joined}
          code={code}
          hasAccount={flow.hasAccount(form.watch('email'))}
          onJoin={(next) => {
            join(next);
            flow.edit();
          }}
          check={needsCheck ? check : null}
          focus={flow.problem.focus}
          onEdit={flow.edit}
          pending={state.kind === 'sending'}
          onSubmit={flow.submit}
        />
      ) : (
        <GuestOutcome
          flow={flow}
          provider={card.provider}
          session={session}
          context={context}
          onClose={onClose}
          onChoose={({ public_id }) => {
            const values = form.getValues();
            // Another panel on this page receives everything; another page only receives what may be stored in the tab.
            onCarry?.({ values, card: card.card });
            writeDraft(guestDraftOf(public_id), draftOf(values));
          }}
        />
      )}
    </Sheet>
  );
}

/** The plans on sale, once they are loaded; if they cannot be, nothing is offered. */
function useSoldPlans({ plans }: Pick<GuestClient, 'plans'>, wanted: boolean): readonly Plan[] {
  const [sold, setSold] = useState<readonly Plan[]>([]);
  useEffect(() => {
    if (wanted) plans.list({ background: true }).then(setSold, () => undefined);
  }, [plans, wanted]);
  return sold;
}

/** Consent applied to another price, and a plan may end too late for this session. */
function carriedValues(values: GuestFormInput, session: SessionSummary, now: string): GuestFormInput {
  const choices = planChoices(toCents(session.price_public), session.start_datetime, new Date(now));
  const payment_plan = fittingPlan(choices, values.payment_plan);
  return { ...values, payment_plan, payment_consent: false, promo_code: '', ...notJoining };
}
