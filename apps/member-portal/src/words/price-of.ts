import type { Session } from '@detroit-well/api-client/contract';
import { rateFor, toCents } from '@detroit-well/pricing';
import type { RatedPrice } from '@detroit-well/pricing';

/**
 * What the caller pays for a session: the server's price decides which of the two rates it is; where both are the same,
 * whether a membership is active does.
 */
export function priceOf(session: Session, isMember: boolean): RatedPrice {
  const priceMember = toCents(session.price_member);
  const pricePublic = toCents(session.price_public);
  const member = priceMember === pricePublic ? isMember : toCents(session.price) === priceMember;
  return rateFor({ priceMember, pricePublic }, member);
}
