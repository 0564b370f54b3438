import type { Session } from '@detroit-well/api-client/contract';
import { isDearer, joinOffer, type JoinOffer } from '@detroit-well/booking/joining/offer';
import { memberPrice } from '@detroit-well/booking/session-view';
import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { knownMembershipsQuery, plansQuery } from '../api/queries.ts';

/** The membership that a person without one can buy while registering; null where none gives the session a lower price. */
export function useJoinOffer(session: Session, isMember: boolean): JoinOffer | null {
  const price = memberPrice(session, isMember);
  const enabled = isDearer(session, price);
  const [today] = useState(() => studioDay(serverNow()));
  const sold = useQuery({ ...plansQuery(), enabled });
  const own = useQuery({ ...knownMembershipsQuery(), enabled });
  const hasNone = own.data?.every(({ state }) => state === 'cancelled' || state === 'expired') === true;
  return hasNone ? joinOffer(session, price, sold.data ?? [], today) : null;
}
