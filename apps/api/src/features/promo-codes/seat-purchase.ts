import type { RegistrationContext } from '../booking/seats/registration-context.ts';
import type { PromoPurchase } from './try-code.ts';

/** A place in a session as a purchase, at the rate that the person pays without a code. */
export const seatPurchase = ({
  session,
  price,
}: Pick<RegistrationContext, 'session' | 'price'>): PromoPurchase => ({
  kind: 'session',
  planId: null,
  programId: session.programId,
  priceCents: price.cents,
});
