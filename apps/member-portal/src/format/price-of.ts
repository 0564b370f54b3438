import type { Session } from '@detroit-well/api-client/contract';
import { rateFor, toCents } from '@detroit-well/pricing';
import type { RatedPrice } from '@detroit-well/pricing';

/**
 * Returns what the member pays for a session. The server's price decides which of the two rates applies; when both are equal,
 * the active membership decides.
 */
export function priceOf(session: Session, isMember: boolean): RatedPrice {
  const priceMember = toCents(session.price_member);
  const pricePublic = toCents(session.price_public);
  const member = priceMember === pricePublic ? isMember : toCents(session.price) === priceMember;
  return rateFor({ priceMember, pricePublic }, member);
}
