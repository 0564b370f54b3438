import { brand } from '@detroit-well/config/brand';
import { formatCents, spotsLabel } from '@detroit-well/pricing';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { PriceBox, PriceBoxNotice } from '@detroit-well/ui/patterns/price-box';
import type { ReactNode } from 'react';
import type { Frame } from '../../page.ts';
import { DirectMessage } from '../../registration/direct-message.tsx';
import { useDirectRegistration } from '../../registration/use-direct-registration.ts';
import { isRegistered, registrationHref } from '../../sessions/card-action.ts';
import { priceText, rateOf, seatsOf } from '../../sessions/session-card-view.ts';
import { withOneSpot, withoutSpots } from '../../sessions/current-spots.ts';
import type { SessionDetail, SessionSummary } from '../../sessions/session-view.ts';
import { availabilityOf, type SessionAvailability } from '../../sessions/availability.ts';
import { useVisitor } from '../../visitor/visitor.ts';
import { JoinWaitlist } from '../../waitlist/join-waitlist.tsx';
import { hasOffer } from '../../waitlist/waitlist-state.ts';
import { useWaitlist } from '../../waitlist/use-waitlist.ts';
import { CurrentAlternatives } from './current-alternatives.tsx';
import { priceNotes } from './price-notes.ts';
import { RegisterButton } from './register-button.tsx';

interface SessionPriceProps {
  session: SessionDetail;
  others: readonly SessionSummary[];
  frame: Frame;
  /** A message beside the spots when the last refresh failed. */
  note?: string | null;
}

/** Sessions that have ended for everybody: no spots, no prices, one sentence. */
const over: Partial<Record<SessionAvailability, string>> = {
  cancelled: 'This session is cancelled.',
  started: 'This session has started.',
  past: 'This session has taken place.',
};

/** The price by rate, the spots, and the button of SPEC-A 4. If nobody can register, alternative sessions. */
export function SessionPrice({ session: opened, others, frame, note }: SessionPriceProps): ReactNode {
  const visitor = useVisitor();
  const direct = useDirectRegistration(opened, frame);
  const { state } = direct;
  const mine = isRegistered(opened, visitor);
  const waits = visitor.kind === 'member' && !mine;
  const cameFull = availabilityOf(opened, frame.now) === 'full';
  const waiting = useWaitlist({
    sessionId: opened.public_id,
    frame,
    asks: waits && cameFull,
    mayJoin: waits && (cameFull || state.kind === 'full'),
    direct: state,
  });
  const kept = waits && hasOffer(waiting.line);
  const session = currentSpots(opened, kept, state.kind === 'full');
  const standing = availabilityOf(session, frame.now);
  const title = over[standing];
  const more = (
    <>
      {mine ? (
        <ButtonLink variant="line" full href={registrationHref(session, frame.portalUrl)}>
          View your registration
        </ButtonLink>
      ) : null}
      {waits && standing === 'full' ? <JoinWaitlist waiting={waiting} frame={frame} /> : null}
      {standing !== 'open' || cameFull ? (
        <CurrentAlternatives session={session} others={others} state={state} />
      ) : null}
    </>
  );
  if (title) return <PriceBoxNotice title={title}>{more}</PriceBoxNotice>;
  const rate = rateOf(session, visitor);
  const tone = rate.rate === 'member' ? 'signal' : 'soft';
  const bookable = standing === 'open' && !mine;
  const asking = waiting.line.kind === 'asking';
  return (
    <PriceBox
      // A free session is free for everybody, so no rate is named.
      rate={rate.cents === 0 ? null : { label: rate.badge, tone }}
      amount={priceText(rate.cents)}
      was={rate.struckCents === null ? undefined : formatCents(rate.struckCents)}
      seats={{ ...seatsOf(session), label: spotsLabel(session) }}
      message={
        <>
          <p className="sm muted" role="status">
            {note}
          </p>
          <Rescheduled session={session} />
          {standing === 'open' ? <WithoutScript /> : null}
          {kept && state.kind === 'full' ? null : <DirectMessage direct={direct} />}
        </>
      }
      action={
        <div className="stack" data-part="act">
          <RegisterButton session={session} frame={frame} direct={direct} asking={asking} />
          {/* Directly below the button: until when it can be pressed. */}
          {kept ? <JoinWaitlist waiting={waiting} frame={frame} /> : null}
        </div>
      }
      notes={bookable ? priceNotes(session, rate.cents, frame.now) : []}
    >
      {bookable && !cameFull ? null : more}
    </PriceBox>
  );
}

/** The session as this visitor sees it now. The server rendered the page earlier and for all visitors. */
function currentSpots(session: SessionDetail, kept: boolean, refused: boolean): SessionDetail {
  if (kept) return withOneSpot(session);
  return refused ? withoutSpots(session) : session;
}

function Rescheduled({ session }: { session: SessionSummary }): ReactNode {
  if (session.status !== 'rescheduled') return null;
  return (
    <Flash tone="note" title="This session was rescheduled." live={false}>
      The date shown here is the new one.
    </Flash>
  );
}

/** The form needs JavaScript, because the card never passes through this server. A phone call does not. */
function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p className="sm">
        Registering here needs JavaScript. Call <a href={brand.phone.href}>{brand.phone.label}</a> or write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>, and we register you.
      </p>
    </noscript>
  );
}
