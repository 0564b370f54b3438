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
import { withOnePlace, withoutPlaces } from '../../sessions/places-now.ts';
import type { SessionDetail, SessionSummary } from '../../sessions/session-view.ts';
import { standingOf, type Standing } from '../../sessions/standing.ts';
import { useVisitor } from '../../visitor/visitor.ts';
import { JoinWaitlist } from '../../waitlist/join-waitlist.tsx';
import { hasPlace } from '../../waitlist/line.ts';
import { useLine } from '../../waitlist/use-line.ts';
import { Instead } from './instead.tsx';
import { priceNotes } from './price-notes.ts';
import { RegisterButton } from './register-button.tsx';

interface SessionPriceProps {
  session: SessionDetail;
  others: readonly SessionSummary[];
  frame: Frame;
  /** Said beside the spots where the last look at them failed. */
  note?: string | null;
}

/** Sessions that are over for everybody: no places, no prices, one sentence. */
const over: Partial<Record<Standing, string>> = {
  cancelled: 'This session is cancelled.',
  started: 'This session has started.',
  past: 'This session has taken place.',
};

/** The price by rate, the places, and the button of SPEC-A 4; where nobody can register, what to take instead. */
export function SessionPrice({ session: opened, others, frame, note }: SessionPriceProps): ReactNode {
  const visitor = useVisitor();
  const direct = useDirectRegistration(opened, frame);
  const { state } = direct;
  const mine = isRegistered(opened, visitor);
  const waits = visitor.kind === 'member' && !mine;
  const cameFull = standingOf(opened, frame.now) === 'full';
  const waiting = useLine({
    sessionId: opened.public_id,
    frame,
    asks: waits && cameFull,
    mayJoin: waits && (cameFull || state.kind === 'full'),
    direct: state,
  });
  const kept = waits && hasPlace(waiting.line);
  const session = placesNow(opened, kept, state.kind === 'full');
  const standing = standingOf(session, frame.now);
  const title = over[standing];
  const more = (
    <>
      {mine ? (
        <ButtonLink variant="line" full href={registrationHref(session, frame.portalUrl)}>
          View your registration
        </ButtonLink>
      ) : null}
      {waits && standing === 'full' ? <JoinWaitlist waiting={waiting} frame={frame} /> : null}
      {standing !== 'open' || cameFull ? <Instead session={session} others={others} state={state} /> : null}
    </>
  );
  if (title) return <PriceBoxNotice title={title}>{more}</PriceBoxNotice>;
  const rate = rateOf(session, visitor);
  const tone = rate.rate === 'member' ? 'signal' : 'soft';
  const bookable = standing === 'open' && !mine;
  const asking = waiting.line.kind === 'asking';
  return (
    <PriceBox
      // What is free is free for everybody: there is no rate to speak of.
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
          {/* Right under the button: until when it can be pressed. */}
          {kept ? <JoinWaitlist waiting={waiting} frame={frame} /> : null}
        </div>
      }
      notes={bookable ? priceNotes(session, rate.cents, frame.now) : []}
    >
      {bookable && !cameFull ? null : more}
    </PriceBox>
  );
}

/** The session as it stands for this visitor: the page was made for everybody, and a while ago. */
function placesNow(session: SessionDetail, kept: boolean, refused: boolean): SessionDetail {
  if (kept) return withOnePlace(session);
  return refused ? withoutPlaces(session) : session;
}

function Rescheduled({ session }: { session: SessionSummary }): ReactNode {
  if (session.status !== 'rescheduled') return null;
  return (
    <Flash tone="note" title="This session was rescheduled." live={false}>
      The date shown here is the new one.
    </Flash>
  );
}

/** The form needs a script (the card never passes through this server); a telephone does not. */
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
