import { createClient } from '@detroit-well/api-client';
import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { fakeProblem, fakeTransport, NoResponse, type FakeHandlers } from '@detroit-well/api-client/testing';
import { expect, vi } from 'vitest';
import { createWaitlist } from '../src/waitlist/create-waitlist.ts';
import type { WaitlistState } from '../src/waitlist/waitlist-state.ts';

export const now = new Date('2026-03-14T17:12:00-04:00');
export const entry: WaitlistEntry = {
  public_id: 'wle_1',
  session_id: 'ses_1',
  position: 3,
  estimated_wait_time: null,
  notify_email: true,
  notify_sms: false,
  status: 'waiting',
  offer_expires_at: null,
  created_at: '2026-03-01T12:00:00-05:00',
  on_waitlist: true,
};
export const offered: WaitlistEntry = {
  ...entry,
  status: 'offered',
  offer_expires_at: '2026-03-15T01:40:00-04:00',
};
export const rejectWith =
  (...problem: Parameters<typeof fakeProblem>) =>
  (): never => {
    throw fakeProblem(...problem);
  };
export const loseResponse = (): never => {
  throw new NoResponse('timeout');
};

/** The waitlist of one session against these responses, which a test may replace. */
export function waitlistWith(replies: FakeHandlers['waitlist']) {
  const server: NonNullable<FakeHandlers['waitlist']> = { status: rejectWith('not_found'), ...replies };
  const onChange = vi.fn();
  const waitlist = createWaitlist({
    sessionId: 'ses_1',
    now: () => now,
    onChange,
    client: () =>
      createClient({
        baseUrl: '',
        transport: fakeTransport({ waitlist: server }),
        maxRetries: 0,
        longestWaitMs: 0,
        sleep: () => Promise.resolve(),
      }),
  });
  const shown = (kind: WaitlistState['kind']) =>
    vi.waitFor(() => expect(waitlist.getState().state.kind).toBe(kind), 20_000);
  return { waitlist, server, onChange, shown };
}
