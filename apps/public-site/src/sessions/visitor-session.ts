import { serverDate } from '@detroit-well/config/server-clock';
import { membersRate, priceNote } from '@detroit-well/booking/price-note';
import { registerButton, sessionView, visitorPrice } from '@detroit-well/booking/session-view';
import type { RatedPrice, RegisterButton } from '@detroit-well/pricing';
import type { SessionView } from '@detroit-well/ui/patterns/session-row';
import type { Visitor } from '../visitor/visitor.ts';
import type { SessionSummary } from './session-view.ts';

/** The price for this visitor (SPEC-A 6). */
export const rateOf = (session: SessionSummary, visitor: Visitor): RatedPrice =>
  visitorPrice(session, visitor.kind === 'member' ? visitor.membership : null, serverDate());

/** The button for this session and visitor (SPEC-A 4). */
export function buttonOf(session: SessionSummary, visitor: Visitor, now: string): RegisterButton {
  const member = visitor.kind === 'member' ? visitor : null;
  const reader = {
    loaded: visitor.kind !== 'loading',
    signedIn: member !== null,
    waiverAccepted: member?.waiverAccepted ?? false,
    paymentConsent: member?.paymentConsent ?? false,
    registered: member?.registered.includes(session.public_id) ?? false,
  };
  return registerButton(session, reader, now);
}

/** All texts of a card except those of its button. */
export function cardView(session: SessionSummary, visitor: Visitor): Omit<SessionView, 'action'> {
  const rated = rateOf(session, visitor);
  const { price, ...view } = sessionView(session, rated);
  return {
    ...view,
    price: { ...price, note: { ...priceNote(session, rated), rate: membersRate(session, rated) } },
    href: session.href,
    coachHref: session.coachHref ?? undefined,
  };
}
