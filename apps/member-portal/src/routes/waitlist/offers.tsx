import { artPath } from '@detroit-well/art';
import { deadlineText } from '@detroit-well/booking/waitlist/messages';
import { hourMs } from '@detroit-well/config/durations';
import { slug } from '@detroit-well/config/slug';
import { formatLongDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { OfferPanel } from '@detroit-well/ui/patterns/offer-panel';
import { useNow } from '../../browser/use-now.ts';
import { PartBoundary } from '../../outcomes/part-boundary.tsx';
import { AnnouncedTime } from './announced-time.tsx';
import { timeLeft } from './time-left.ts';
import { rateText, type Offer } from './waitlist-view.ts';

/** The figure shows minutes, so a delay of a few seconds is not visible. */
const renewMs = 5_000;

export interface OffersProps {
  readonly offers: readonly Offer[];
  readonly isMember: boolean;
  /** The session that is being checked. */
  readonly checking: string | null;
  readonly onTake: (offer: Offer) => void;
  readonly onDecline: (offer: Offer) => void;
}

/** One panel for each offer, the earliest deadline first. Only the first one is highlighted. */
export function Offers({ offers, isMember, checking, onTake, onDecline }: OffersProps) {
  const now = useNow(renewMs);
  return (
    <div className="offers">
      {offers.map((offer, index) => (
        <PartBoundary key={offer.item.public_id}>
          <OneOffer
            offer={offer}
            now={now}
            isMember={isMember}
            first={index === 0}
            busy={checking === offer.item.session_id}
            onTake={() => onTake(offer)}
            onDecline={() => onDecline(offer)}
          />
        </PartBoundary>
      ))}
    </div>
  );
}

interface OneOfferProps {
  readonly offer: Offer;
  readonly now: Date;
  readonly isMember: boolean;
  readonly first: boolean;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onDecline: () => void;
}

function OneOffer({ offer, now, isMember, first, busy, onTake, onDecline }: OneOfferProps) {
  const { item, kind, until } = offer;
  const { session } = item;
  const held = kind === 'held';
  const leftMs = Date.parse(until) - now.getTime();
  const { figure, text } = timeLeft(leftMs);
  const start = session.start_datetime;
  const price = rateText(session, isMember);
  return (
    <>
      <OfferPanel
        badge={held ? 'A spot is yours' : 'A spot is open'}
        signal={first}
        figure={figure}
        figureLines={held ? ['hours and', 'minutes left'] : ['hours and minutes', 'until the start']}
        figureLabel={held ? `${text} left` : `Starts in ${text}`}
        hoursLeft={held ? leftMs / hourMs : undefined}
        deadline={
          held ? `Yours until ${deadlineText(until)}` : 'Not held for you: the first to take it has it'
        }
        title={session.title}
        titleId={`offer-${item.public_id}`}
        picture={
          <img
            src={artPath.session(
              { slug: slug(session.title), category: session.program.category_name },
              'hero-narrow',
            )}
            alt=""
          />
        }
        actions={
          <>
            <Button
              variant={first ? 'signal' : 'line'}
              size="lg"
              slash={first}
              busy={busy}
              busyLabel="Checking..."
              aria-label={`Take the spot, ${session.title}`}
              onClick={onTake}
            >
              Take the spot
            </Button>
            <Button
              variant="line"
              size="lg"
              aria-label={`${held ? 'Let it go' : 'Leave Waitlist'}, ${session.title}`}
              onClick={onDecline}
            >
              {held ? 'Let it go' : 'Leave Waitlist'}
            </Button>
          </>
        }
      >
        <span>{`${formatLongDate(start)}, ${formatTime(start)} ${zoneName(start)}, ${session.location}.`}</span>
        <br />
        <span>{notified(offer)}</span>
        <span>{price === 'Free' ? 'Free of charge.' : `${price}, paid when you take the spot.`}</span>
      </OfferPanel>
      <AnnouncedTime leftMs={leftMs} title={session.title} />
    </>
  );
}

/** In the last 24 hours, says that all waiting members were notified, and when. */
function notified({ item: { notified_at: at }, kind }: Offer): string {
  return kind === 'open' && at !== null ? `We told everybody on the waitlist at ${formatTime(at)}. ` : '';
}
