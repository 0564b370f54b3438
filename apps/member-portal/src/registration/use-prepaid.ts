import type { Session } from '@detroit-well/api-client/contract';
import { includedFor, passFor, type IncludedSessions, type Pass } from '@detroit-well/booking/prepaid';
import type { Cents } from '@detroit-well/pricing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membershipsQuery, passesQuery } from '../api/queries.ts';

/** The first value found stays, so that the panel and the request say the same; the server decides. */
function useFirstFound<Found>(found: Found | null): Found | null {
  const [known, setKnown] = useState(found);
  if (known === null && found !== null) setKnown(found);
  return known;
}

/** The pass whose credit would pay for the session. Null: none does, or they load. */
export function usePassFor(session: Session, cents: Cents): Pass | null {
  const { data } = useQuery({ ...passesQuery(), enabled: cents > 0 });
  return useFirstFound(passFor(data?.passes ?? [], session));
}

/** The included sessions of which one would pay for it. */
export function useIncludedFor(session: Session, cents: Cents): IncludedSessions | null {
  const { data } = useQuery({ ...membershipsQuery(), enabled: cents > 0 });
  return useFirstFound(includedFor(data ?? [], session));
}
