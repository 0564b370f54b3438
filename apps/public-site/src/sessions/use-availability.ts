import { availabilityUnknown, poll, waitForPerson } from '@detroit-well/api-client/loading';
import * as constants from '@detroit-well/config/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageContext } from '../page.ts';
import { retryAfterMs } from '@detroit-well/booking/rate-limit';
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
export function useAvailability(opened: SessionDetail, { apiUrl }: PageContext): AvailableSession {
  const [spots, setSpots] = useState<Spots | null>(null);
  const [note, setNote] = useState<string | null>(null);
  /** Milliseconds of `performance.now()`; the server's spots came with the page. */
  const readAt = useRef(0);
  const reads = useRef(0);
  const { public_id: id } = opened;

  const read = useCallback(async (): Promise<unknown> => {
    // Only a page that stays open for a while loads these calls.
    const calls = await import('./availability-calls.ts').catch(() => null);
    if (calls === null) return setNote(availabilityUnknown);
    reads.current += 1;
    const current = reads.current;
    try {
      const fresh = await calls.readSpots(apiUrl, id);
      // A later read, for example after a registration, has newer data.
      if (current !== reads.current) return undefined;
      setSpots(fresh);
      readAt.current = performance.now();
      setNote(null);
    } catch (error) {
      if (current === reads.current) setNote(calls.availabilityProblem(error));
      // The spots then wait for the visitor.
      if (retryAfterMs(error) !== null) return waitForPerson;
    }
    return undefined;
  }, [apiUrl, id]);

  useEffect(
    () => poll({ everyMs: constants.availabilityPolling.defaultMs, since: readAt.current, run: read }),
    [read],
  );

  return { session: spots ? { ...opened, ...spots } : opened, note, refresh: () => void read() };
}
