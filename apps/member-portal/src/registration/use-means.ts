import type { Session } from '@detroit-well/api-client/contract';
import type { Means } from '@detroit-well/booking/member-registration';
import { includedFor, passFor } from '@detroit-well/booking/prepaid';
import type { Cents } from '@detroit-well/pricing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { creditQuery, membershipsQuery, passesQuery, savedCardsQuery } from '../api/queries.ts';

/** What the member can pay with for a session of this price. */
export function useMeans(session: Session, cents: Cents): Means {
  const enabled = cents > 0;
  const saved = useQuery({ ...savedCardsQuery(), enabled });
  const balance = useQuery({ ...creditQuery(), enabled });
  const { data: memberships = [] } = useQuery({ ...membershipsQuery(), enabled });
  const { data: owned } = useQuery({ ...passesQuery(), enabled });
  return {
    savedCards: saved.data ?? (saved.isLoading ? null : []),
    balance: balance.data?.balance,
    reloadBalance: () => void balance.refetch(),
    included: useFirstFound(includedFor(memberships, session)),
    pass: useFirstFound(passFor(owned?.passes ?? [], session)),
  };
}

/** The first value found stays, so that the panel and the request say the same; the server decides. */
function useFirstFound<Found>(found: Found | null): Found | null {
  const [known, setKnown] = useState(found);
  if (known === null && found !== null) setKnown(found);
  return known;
}
