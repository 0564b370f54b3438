import { availabilityUnknown, poll } from '@detroit-well/api-client/loading';
import * as constants from '@detroit-well/config/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageContext } from '../page.ts';
import type { SessionDetail } from './session-view.ts';
import type { Spots } from './availability-calls.ts';

export interface AvailableSession {
  readonly session: SessionDetail;
  /** A message while the spots can't be read; null otherwise. */
  readonly note: string | null;
  /** Reads the spots immediately. */
  readonly refresh: () => void;
}

/** The session, with its spots refreshed every 30 s while the page is visible (SPEC-B 9). */
export function useAvailability(opened: SessionDetail, { apiUrl, now }: PageContext): AvailableSession {
  const [spots, setSpots] = useState<Spots | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const readAt = useRef(Date.parse(now));
  const reads = useRef(0);
  const { public_id: id } = opened;

  const read = useCallback(async (): Promise<void> => {
    // Only a page that stays open for a while loads these calls.
    const calls = await import('./availability-calls.ts').catch(() => null);
    if (calls === null) return setNote(availabilityUnknown);
    reads.current += 1;
    const current = reads.current;
    try {
      const fresh = await calls.readSpots(apiUrl, id);
      // A later read, for example after a registration, has newer data.
      if (current !== reads.current) return;
      setSpots(fresh);
      readAt.current = Date.now();
      setNote(null);
    } catch (error) {
      if (current === reads.current) setNote(calls.availabilityProblem(error));
    }
  }, [apiUrl, id]);

  useEffect(
    () => poll({ everyMs: constants.availabilityPolling.defaultMs, since: readAt.current, run: read }),
    [read],
  );

  return { session: spots ? { ...opened, ...spots } : opened, note, refresh: () => void read() };
}
