// @vitest-environment jsdom
import { problems, type WaitlistEntry } from '@detroit-well/api-client/contract';
import { sentences } from '@detroit-well/api-client/errors';
import { NoResponse, fakeProblem, type FakeHandlers } from '@detroit-well/api-client/testing';
import { referenceText } from '@detroit-well/reference-texts';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../src/api/wire.ts';
import { setVisitor, type Visitor } from '../src/visitor/visitor.ts';
import { fakePortal } from './fake-portal.ts';
import { kettlebell, freeSession as session } from './fixtures.ts';
import { resetBetweenTests, button, isDisabled, member, open, press } from './member-page.tsx';

vi.mock('../src/visitor/portal-auth.ts', () => import('./fake-portal.ts'));
resetBetweenTests();

const full: Session = { ...session, is_full: true, available_spots: 0, current_registrations: 16 };

const entry = (over: Partial<WaitlistEntry>): WaitlistEntry => ({
  public_id: 'wle_1',
  session_id: session.public_id,
  position: 1,
  estimated_wait_time: null,
  notify_email: true,
  notify_sms: false,
  status: 'waiting',
  offer_expires_at: null,
  created_at: '2026-03-01T12:00:00-05:00',
  on_waitlist: true,
  ...over,
});
const offered = entry({ status: 'offered', offer_expires_at: '2026-03-10T09:30:00-04:00' });
const heldUntil = /A spot is held for you until Tuesday, March 10, 2026, 9:30 AM EDT\./;
const notFound = (): never => {
  throw fakeProblem('not_found');
};

describe('waitlist offer for a member', () => {
  it('appears as a free spot when the page opens', async () => {
    let respond: (entry: WaitlistEntry) => void = () => {};
    const status = new Promise<WaitlistEntry>((resolve) => (respond = resolve));
    fakePortal.responses = { waitlist: { status: () => status } };
    open(full);
    expect(isDisabled(await button('Loading...'))).toBe(true);
    respond(offered);
    expect(await screen.findByText(heldUntil)).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
    expect(screen.getByText('1 of 16 spots available')).toBeDefined();
    expect(screen.queryByText(/You are number|We tell you when/)).toBeNull();
  });

  it('appears when joining the waitlist returns an offer', async () => {
    fakePortal.responses = { waitlist: { status: notFound, join: () => offered } };
    open(full);
    await press('Join Waitlist');
    expect(await screen.findByText(heldUntil)).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
  });

  it('disappears when the registration fails with session_full', async () => {
    fakePortal.responses = {
      waitlist: { status: () => offered },
      registrations: {
        register: () => {
          throw fakeProblem('session_full', { session_full: true });
        },
      },
      sessions: { list: notFound },
    };
    open(full);
    await press('Register Now');
    expect(await screen.findByText(referenceText('B8.8/registration/session-full'))).toBeDefined();
    expect(screen.queryByText(heldUntil)).toBeNull();
    expect(isDisabled(await button('Session Full'))).toBe(true);
    expect(await button('Join Waitlist')).toBeDefined();
  });

  it('is hidden from the next visitor', async () => {
    fakePortal.responses = { waitlist: { status: () => offered } };
    open(full);
    await screen.findByText(heldUntil);
    act(() => setVisitor({ kind: 'guest' }));
    expect(screen.queryByText(heldUntil)).toBeNull();
    expect(isDisabled(await button('Session Full'))).toBe(true);
    fakePortal.responses = { waitlist: { status: () => new Promise(() => {}) } };
    act(() => setVisitor({ ...member, name: 'Somebody else' }));
    expect(screen.queryByText(heldUntil)).toBeNull();
    expect(isDisabled(await button('Loading...'))).toBe(true);
  });
});

describe('session waitlist', () => {
  it.each<[string, Session, Visitor]>([
    ['a guest', full, { kind: 'guest' }],
    ['a visitor who is still unknown', full, { kind: 'loading' }],
    ['a member of an open session', session, member],
    ['a registered member', full, { ...member, registered: [session.public_id] }],
  ])('sends no status request for %s', async (_who, shown, visitor) => {
    const status = vi.fn(() => offered);
    fakePortal.responses = { waitlist: { status } };
    open(shown, visitor);
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(status).not.toHaveBeenCalled();
    expect(screen.queryByText(heldUntil)).toBeNull();
  });

  it('shows the position of a waiting member and requests it once', async () => {
    const status = vi.fn(() => entry({ position: 3 }));
    fakePortal.responses = { waitlist: { status } };
    open(full);
    expect(await screen.findByText('You are number 3 on the waitlist.')).toBeDefined();
    expect(isDisabled(await button('Session Full'))).toBe(true);
    act(() => setVisitor({ ...member, name: 'Danielle R.' }));
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(status).toHaveBeenCalledTimes(1);
  });

  it('can be joined when its status cannot be loaded', async () => {
    fakePortal.responses = {
      waitlist: {
        status: () => {
          throw fakeProblem('server_error');
        },
      },
    };
    open(full);
    expect(isDisabled(await button('Join Waitlist'))).toBe(false);
    expect(isDisabled(await button('Session Full'))).toBe(true);
  });

  it('enables the registration button when the server responds waitlist_not_needed', async () => {
    fakePortal.responses = {
      waitlist: {
        status: notFound,
        join: () => {
          throw fakeProblem('waitlist_not_needed', { waitlist_not_needed: true });
        },
      },
    };
    open(full);
    await press('Join Waitlist');
    expect(await screen.findByText(problems.waitlist_not_needed.text)).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
  });

  it('reports a lost response as unknown, and shows the position at the next press', async () => {
    const lost = () => {
      throw new NoResponse('timeout');
    };
    fakePortal.responses = { waitlist: { status: notFound, join: lost } };
    open(full);
    await press('Join Waitlist');
    expect(await screen.findByText(sentences.unknownOutcome)).toBeDefined();
    fakePortal.responses.waitlist = {
      status: () => entry({ position: 2 }),
      join: () => {
        throw fakeProblem('already_waiting', { already_waiting: true });
      },
    };
    await press('Join Waitlist');
    expect(await screen.findByText('You are number 2 on the waitlist.')).toBeDefined();
  });
});

describe('session that becomes full during registration', () => {
  const rejecting: FakeHandlers['registrations'] = {
    register: () => {
      throw fakeProblem('session_full', { session_full: true });
    },
  };

  it('shows the full session and disables the button before the other dates load', async () => {
    let found: (sessions: Session[]) => void = () => {};
    const list = new Promise<Session[]>((resolve) => (found = resolve));
    fakePortal.responses = {
      registrations: rejecting,
      sessions: {
        list: async () => {
          const sessions = await list;
          return { sessions, count: sessions.length };
        },
      },
    };
    open(session);
    await press('Register Now');
    expect(await screen.findByText(referenceText('B8.8/registration/session-full'))).toBeDefined();
    expect(isDisabled(await button('Session Full'))).toBe(true);
    expect(screen.queryByRole('button', { name: /Register Now|Processing/ })).toBeNull();
    expect(screen.getByText('0 of 16 spots available')).toBeDefined();
    expect(screen.getByLabelText('16 of 16 spots taken')).toBeDefined();
    expect(screen.queryByRole('listitem')).toBeNull();
    await act(async () => found([{ ...kettlebell, max_participants: 8, available_spots: 3 }]));
    expect((await screen.findByRole('listitem')).textContent).toContain('3 of 8 spots available');
  });

  it('keeps the waitlist position on screen', async () => {
    fakePortal.responses = {
      registrations: rejecting,
      sessions: { list: notFound },
      waitlist: { join: () => entry({ position: 1 }) },
    };
    open(session);
    await press('Register Now');
    await press('Join Waitlist');
    expect(await screen.findByText('You are number 1 on the waitlist.')).toBeDefined();
    await press('Session Full');
    expect(screen.getByText('You are number 1 on the waitlist.')).toBeDefined();
    expect(screen.getByRole('region', { name: /^Other/ })).toBeDefined();
  });

  it('enables registration for a member with a waitlist offer', async () => {
    fakePortal.responses = {
      registrations: rejecting,
      sessions: { list: notFound },
      waitlist: { join: () => offered },
    };
    open(session);
    await press('Register Now');
    await press('Join Waitlist');
    expect(await screen.findByText(heldUntil)).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
    expect(screen.queryByText(referenceText('B8.8/registration/session-full'), { exact: false })).toBeNull();
    await press('Register Now');
    // The spot is gone again: the most recent response counts.
    expect(await button('Session Full')).toBeDefined();
    expect(screen.queryByText(heldUntil)).toBeNull();
  });
});
