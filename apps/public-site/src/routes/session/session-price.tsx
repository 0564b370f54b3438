import { membersRate, priceNote } from '@detroit-well/booking/price-note';
import {
  priceText,
  seatsOf,
  sessionAvailability,
  type SessionAvailability,
} from '@detroit-well/booking/session-view';
import { useWaitlist } from '@detroit-well/booking/waitlist';
import { canDo } from '@detroit-well/booking/waitlist/state';
import { brand } from '@detroit-well/config/brand';
import { serverDate } from '@detroit-well/config/server-clock';
import { formatCents, spotsLabel } from '@detroit-well/pricing';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { PriceBox, PriceBoxNotice } from '@detroit-well/ui/patterns/price-box';
import { PriceNote } from '@detroit-well/ui/patterns/price-note';
import type { PageContext } from '../../page.ts';
import { DirectMessage } from '../../registration/direct-message.tsx';
import { useDirectRegistration } from '../../registration/use-direct-registration.ts';
import { isRegistered, registrationHref } from '../../sessions/card-action.ts';
import { MemberRateHelp } from '../../sessions/member-rate-help.tsx';
import { priceNotes } from '../../sessions/price-notes.ts';
import { rateOf } from '../../sessions/visitor-session.ts';
import { withOneSpot, withoutSpots } from '../../sessions/current-spots.ts';
import type { SessionDetail, SessionSummary } from '../../sessions/session-view.ts';
import { useVisitor } from '../../visitor/visitor.ts';
import { TellVisitor } from '../../openings/tell-visitor.tsx';
import { JoinWaitlist } from '../../waitlist/join-waitlist.tsx';
import { CurrentAlternatives } from './current-alternatives.tsx';
import { RegisterButton } from './register-button.tsx';

interface SessionPriceProps {
  readonly session: SessionDetail;
  readonly others: readonly SessionSummary[];
  readonly context: PageContext;
  /** A message beside the spots when the last refresh failed. */
  readonly note?: string | null;
}

/** Sessions that have ended: no spots, no prices, one sentence. */
const endedTexts: Partial<Record<SessionAvailability, string>> = {
  cancelled: 'This session is cancelled.',
  started: 'This session has started.',
  past: 'This session has taken place.',
};

/** The price by rate, the spots, and the button of SPEC-A 4. If registration is not possible, alternative sessions. */
export function SessionPrice({ session: opened, others, context, note }: SessionPriceProps) {
  const visitor = useVisitor();
  const registered = isRegistered(opened, visitor);
  const mayJoin = visitor.kind === 'member' && !registered;
  const wasFull = sessionAvailability(opened, context.now) === 'full';
  const waitlist = useWaitlist(
    {
      sessionId: opened.public_id,
      // Only members need the client and its session, so the page's first script does not include them.
      client: async () => (await import('../../visitor/portal-auth.ts')).portalAuth(context).client,
      now: serverDate,
    },
    { isMember: mayJoin, isFull: wasFull },
  );
  const direct = useDirectRegistration(opened, context, waitlist.reportSessionFull);
  const { state } = direct;
  const hasOffer = mayJoin && canDo('register', waitlist.state);
  const session = currentSpots(opened, hasOffer, state.kind === 'full');
  const availability = sessionAvailability(session, context.now);
  const title = endedTexts[availability];
  const joinWaitlist = <JoinWaitlist waitlist={waitlist} sessionId={opened.public_id} context={context} />;
  const more = (
    <>
      {registered ? (
        <ButtonLink variant="line" full href={registrationHref(session, context.portalUrl)}>
          View your registration
        </ButtonLink>
      ) : null}
      {mayJoin && availability === 'full' ? joinWaitlist : null}
      {visitor.kind === 'guest' && availability === 'full' ? (
        <TellVisitor session={session} context={context} />
      ) : null}
      {availability !== 'open' || wasFull ? (
        <CurrentAlternatives session={session} others={others} state={state} />
      ) : null}
    </>
  );
  if (title) return <PriceBoxNotice title={title}>{more}</PriceBoxNotice>;
  const rate = rateOf(session, visitor);
  const members = membersRate(session, rate);
  const tone = rate.rate === 'member' ? 'signal' : 'soft';
  const bookable = availability === 'open' && !registered;
  const offerLoading = mayJoin && wasFull && waitlist.state.kind === 'loading';
  return (
    <PriceBox
      // A free session is free for members and visitors, so no rate is named.
      rate={rate.cents === 0 ? null : { label: rate.badge, tone }}
      amount={priceText(rate.cents)}
      was={rate.struckCents === null ? undefined : formatCents(rate.struckCents)}
      note={
        <PriceNote
          {...priceNote(session, rate)}
          rate={members}
          help={members === undefined ? undefined : <MemberRateHelp session={session} context={context} />}
        />
      }
      seats={{ ...seatsOf(session), label: spotsLabel(session) }}
      message={
        <>
          <p className="sm muted" role="status">
            {note}
          </p>
          <Rescheduled session={session} />
          {availability === 'open' ? <WithoutScript /> : null}
          {hasOffer && state.kind === 'full' ? null : <DirectMessage direct={direct} />}
        </>
      }
      action={
        <div className="stack" data-part="act">
          <RegisterButton session={session} context={context} direct={direct} offerLoading={offerLoading} />
          {/* Directly below the button: the deadline of the offer. */}
          {hasOffer ? joinWaitlist : null}
        </div>
      }
      notes={bookable ? priceNotes(session, rate.cents, context.now) : []}
    >
      {bookable && !wasFull ? null : more}
    </PriceBox>
  );
}

/** The session as this visitor sees it now. The server rendered the page earlier and for all visitors. */
function currentSpots(session: SessionDetail, hasOffer: boolean, foundFull: boolean): SessionDetail {
  if (hasOffer) return withOneSpot(session);
  return foundFull ? withoutSpots(session) : session;
}

function Rescheduled({ session }: { session: SessionSummary }) {
  if (session.status !== 'rescheduled') return null;
  return (
    <Flash tone="note" title="This session was rescheduled." live={false}>
      The date shown here is the new one.
    </Flash>
  );
}

/** The form needs JavaScript, because the card never passes through this server. A phone call does not. */
function WithoutScript() {
  return (
    <noscript>
      <p className="sm">
        Registering here needs JavaScript. Call <a href={brand.phone.href}>{brand.phone.label}</a> or write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>, and we register you.
      </p>
    </noscript>
  );
}
