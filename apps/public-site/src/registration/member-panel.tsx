import './registration.css';
import { attemptProblem, type AttemptProblem } from '@detroit-well/booking/attempt-problem';
import { useMemberRegistration } from '@detroit-well/booking/member-registration';
import {
  ChargeConsent,
  Prepaid,
  RegistrationFoot,
  WaysToPay,
} from '@detroit-well/booking/member-registration/sections';
import { bookingMessages } from '@detroit-well/booking/messages';
import { PayingForm } from '@detroit-well/booking/paying-form';
import { isBusy, showsForm, type PaymentState } from '@detroit-well/booking/payment-flow/state';
import { membersRate } from '@detroit-well/booking/price-note';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { sentences } from '@detroit-well/api-client/errors';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { serverDate } from '@detroit-well/config/server-clock';
import { Flash } from '@detroit-well/ui/components/flash';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { describeDirectFailure } from '../messages/registration-failure.ts';
import { bothPrices } from '../messages/price-change.ts';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { joinHref, joinLabel } from '../sessions/member-rate-help.tsx';
import { rateOf } from '../sessions/visitor-session.ts';
import { memberAttempts } from '../visitor/member-attempts.ts';
import { portalAuth } from '../visitor/portal-auth.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { loadAlternatives } from './alternatives.ts';
import { ConfirmCard, Unknown } from './outcome-screens.tsx';
import { SessionFullNow } from './session-full-now.tsx';
import { useMeans } from './use-means.ts';

interface MemberPanelProps {
  readonly session: SessionSummary;
  readonly context: PageContext;
  readonly onClose: () => void;
  /** The seats on the page are out of date. */
  readonly onChanged: () => void;
}

/** Time to read the message before the dashboard opens. Milliseconds. */
const readingMs = 1_200;
const formId = 'member-registration';

/** Complete Registration for a member: plan and card, what is prepaid, or a reserved seat that is paid later (ADR-010). */
export function MemberPanel({ session, context, onClose, onChanged }: MemberPanelProps) {
  const { client } = portalAuth(context);
  const visitor = useVisitor();
  const [price] = useState(() => rateOf(session, visitor));
  const [now] = useState(serverDate);
  const [memberId] = useState(visitor.kind === 'member' ? visitor.id : '');
  const [storage] = useState(() => memberAttempts(memberId, session.public_id));
  /** Alternatives to a session that filled up; null while they load. */
  const [others, setOthers] = useState<readonly SessionSummary[] | null>(null);
  const registration = useMemberRegistration(
    {
      client,
      session,
      now,
      cents: price.cents,
      means: useMeans(client, session),
      storage,
      messageOf: describeDirectFailure,
    },
    ({ kind }) => {
      if (kind === 'session_full') void loadAlternatives(client, session, context.now).then(setOthers);
    },
  );
  const { card, flow, unpaid, priceCents } = registration;
  const { state } = flow;
  const problem = problemOf(state, registration.problem);
  const members = membersRate(session, { ...price, cents: priceCents });
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (state.kind === 'session_full' || state.kind === 'done') changed();
    if (state.kind !== 'done') return undefined;
    const dashboard = portalUrl(
      context.portalUrl,
      paths.dashboard.training({ registered: session.public_id }),
    );
    const timer = setTimeout(() => location.assign(dashboard), readingMs);
    return () => clearTimeout(timer);
  }, [state.kind, context.portalUrl, session.public_id]);
  return (
    <Sheet
      open
      onClose={onClose}
      locked={isBusy(state) || state.kind === 'done'}
      title="Complete Registration"
      summary={<SessionPanelSummary session={session} price={price} />}
      footer={
        showsForm(state) ? (
          <>
            {problem === null ? null : (
              <Flash tone={state.kind === 'price_changed' ? 'warn' : 'bad'} title={problem.message}>
                {problem.details}
              </Flash>
            )}
            <RegistrationFoot formId={formId} registration={registration} />
          </>
        ) : null
      }
    >
      {state.kind === 'unknown' ? (
        <Unknown checking={state.checking} error={undefined} onCheck={() => void flow.checkAgain()} />
      ) : state.kind === 'authentication' ? (
        <ConfirmCard
          state={state}
          provider={card.provider}
          onRespond={(approve) => void flow.authenticate(approve)}
          onAnotherCard={flow.payWithAnotherCard}
        />
      ) : state.kind === 'session_full' ? (
        <SessionFullNow
          session={session}
          message={describeDirectFailure(state.error)}
          others={others}
          context={context}
          onClose={onClose}
          onChoose={() => undefined}
        />
      ) : state.kind === 'done' ? (
        <FocusOnMount>
          <Flash tone="ok" title={sentences.registrationSuccessful} />
        </FocusOnMount>
      ) : (
        <PayingForm
          id={formId}
          label="Registration"
          payment={registration}
          unpaid={unpaid}
          credit={registration.credit}
          due={registration.due}
        >
          {(ownCard) => (
            <>
              <Prepaid formId={formId} registration={registration} />
              {members && !registration.isPrepaid ? (
                <p className="sm">
                  <a href={joinHref(context, session, visitor)}>{`${members}. ${joinLabel}`}</a>
                </p>
              ) : null}
              <WaysToPay formId={formId} registration={registration} />
              {ownCard}
              <ChargeConsent registration={registration} />
            </>
          )}
        </PayingForm>
      )}
    </Sheet>
  );
}

/** The outcome of the last attempt, beside the button. `rejection`: null where the fields show it. */
function problemOf(state: PaymentState<unknown>, rejection: ReactNode): AttemptProblem | null {
  if (state.kind === 'declined') return { message: bookingMessages.declined };
  if (state.kind === 'price_changed')
    return { message: describeDirectFailure(state.error), details: bothPrices(state.before, state.now) };
  if (state.kind === 'rejected' && rejection === null) return null;
  return attemptProblem(state, describeDirectFailure);
}
