import type { OfficePersonRegistration } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { queryClient } from '../api/query-client.ts';
import { rosterQuery } from '../api/roster-queries.ts';
import { failureToast } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import { mark } from '../roster/unsent.ts';

type Registration = Pick<OfficePersonRegistration, 'id' | 'session_id'>;

/**
 * Checks a person in to the current or next meeting of a session and returns the address of its roster, where the mark can be
 * changed. Without the waiver in force, the card of the person asks first.
 */
export async function checkIn({ id, session_id: sessionId }: Registration): Promise<string | null> {
  try {
    const { meeting, results } = await queryClient.fetchQuery(rosterQuery(sessionId));
    const entry = results.find((one) => one.registration_id === id);
    if (entry === undefined || (entry.waiver !== 'signed' && entry.attendance === null))
      return paths.office.roster(sessionId, { meeting, card: id });
    if (entry.attendance === null) mark({ sessionId, meeting }, entry, 'present');
    showToast({ tone: 'ok', title: `${entry.name} is checked in.` });
    return paths.office.roster(sessionId, { meeting });
  } catch (error) {
    showToast(failureToast('Nobody was checked in.', error));
    return null;
  }
}
