// @vitest-environment jsdom
import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { sentences } from '@detroit-well/api-client/errors';
import { NoResponse, fakeProblem, type FakeHandlers } from '@detroit-well/api-client/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../src/api/wire.ts';
import { setVisitor, type Visitor } from '../src/visitor/visitor.ts';
import { told } from './fake-portal.ts';
import { kettlebell, session } from './fixtures.ts';
import { resetBetweenTests, button, isDisabled, member, open, press } from './member-page.tsx';

vi.mock('../src/visitor/portal-session.ts', () => import('./fake-portal.ts'));
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
const keptUntil = /A spot is held for you until Tuesday, March 10, 2026, 9:30 AM EDT\./;
const nobody = (): never => {
  throw fakeProblem('not_found');
};

describe('waitlist offer for a member', () => {
  it('appears as a free spot when the page opens', async () => {
    let answer: (entry: WaitlistEntry) => void = () => {};
    told.answers = { waitlist: { status: () => new Promise((settle) => (answer = settle)) } };
    open(full);
    expect(isDisabled(await button('Loading...'))).toBe(true);
    act(() => answer(offered));
    expect(await screen.findByText(keptUntil)).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
    expect(screen.getByText('1 of 16 spots available')).toBeDefined();
    expect(screen.queryByText(/You are number|We tell you when/)).toBeNull();
  });

  it('appears when joining the waitlist returns an offer', async () => {
    told.answers = { waitlist: { status: nobody, join: () => offered } };
    open(full);
    await press('Join Waitlist');
    expect(await screen.findByText(keptUntil)).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
  });

  it('disappears when the registration fails with session_full', async () => {
    told.answers = {
      waitlist: { status: () => offered },
      registrations: {
        register: () => {
          throw fakeProblem('session_full', { session_full: true });
        },
      },
      sessions: { list: nobody },
    };
    open(full);
    await press('Register Now');
    expect(await screen.findByText('Sorry, this session is now full.')).toBeDefined();
    expect(screen.queryByText(keptUntil)).toBeNull();
    expect(isDisabled(await button('Session Full'))).toBe(true);
    expect(await button('Join Waitlist')).toBeDefined();
  });

  it('is hidden from the next visitor', async () => {
    told.answers = { waitlist: { status: () => offered } };
    open(full);
    await screen.findByText(keptUntil);
    act(() => setVisitor({ kind: 'guest' }));
    expect(screen.queryByText(keptUntil)).toBeNull();
    expect(isDisabled(await button('Session Full'))).toBe(true);
    told.answers = { waitlist: { status: () => new Promise(() => {}) } };
    act(() => setVisitor({ ...member, name: 'Somebody else' }));
    expect(screen.queryByText(keptUntil)).toBeNull();
    expect(isDisabled(await button('Loading...'))).toBe(true);
  });
});

describe('session waitlist', () => {
  it.each<[string, Session, Visitor]>([
    ['a guest', full, { kind: 'guest' }],
    ['somebody who is not known yet', full, { kind: 'asking' }],
    ['a member of an open session', session, member],
    ['somebody who is registered', full, { ...member, registered: [session.public_id] }],
  ])('sends no status request for %s', async (_who, shown, visitor) => {
    const status = vi.fn(() => offered);
    told.answers = { waitlist: { status } };
    open(shown, visitor);
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(status).not.toHaveBeenCalled();
    expect(screen.queryByText(keptUntil)).toBeNull();
  });

  it('shows the position of a waiting member and requests it once', async () => {
    const status = vi.fn(() => entry({ position: 3 }));
    told.answers = { waitlist: { status } };
    open(full);
    expect(await screen.findByText('You are number 3 on the waitlist.')).toBeDefined();
    expect(isDisabled(await button('Session Full'))).toBe(true);
    act(() => setVisitor({ ...member, name: 'Danielle R.' }));
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(status).toHaveBeenCalledTimes(1);
  });

  it('can be joined when its status cannot be loaded', async () => {
    told.answers = {
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
    told.answers = {
      waitlist: {
        status: nobody,
        join: () => {
          throw fakeProblem('waitlist_not_needed', { waitlist_not_needed: true });
        },
      },
    };
    open(full);
    await press('Join Waitlist');
    expect(await screen.findByText('This session has free places. Please register instead.')).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
  });

  it('reports a lost response as unknown, and shows the position at the next press', async () => {
    const lost = () => {
      throw new NoResponse('timeout');
    };
    told.answers = { waitlist: { status: nobody, join: lost } };
    open(full);
    await press('Join Waitlist');
    expect(await screen.findByText(sentences.unknownOutcome)).toBeDefined();
    told.answers.waitlist = {
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
  const refusing: FakeHandlers['registrations'] = {
    register: () => {
      throw fakeProblem('session_full', { session_full: true });
    },
  };

  it('shows the full session and disables the button before the other dates load', async () => {
    let found: (sessions: Session[]) => void = () => {};
    const list = new Promise<Session[]>((settle) => (found = settle));
    told.answers = {
      registrations: refusing,
      sessions: {
        list: async () => {
          const sessions = await list;
          return { sessions, count: sessions.length };
        },
      },
    };
    open(session);
    await press('Register Now');
    expect(await screen.findByText('Sorry, this session is now full.')).toBeDefined();
    expect(isDisabled(await button('Session Full'))).toBe(true);
    expect(screen.queryByRole('button', { name: /Register Now|Processing/ })).toBeNull();
    expect(screen.getByText('0 of 16 spots available')).toBeDefined();
    expect(screen.getByLabelText('16 of 16 spots taken')).toBeDefined();
    expect(screen.queryByRole('listitem')).toBeNull();
    await act(async () => found([{ ...kettlebell, max_participants: 8, available_spots: 3 }]));
    expect((await screen.findByRole('listitem')).textContent).toContain('3 of 8 spots available');
  });

  it('keeps the waitlist position on screen', async () => {
    told.answers = {
      registrations: refusing,
      sessions: { list: nobody },
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
    told.answers = {
      registrations: refusing,
      sessions: { list: nobody },
      waitlist: { join: () => offered },
    };
    open(session);
    await press('Register Now');
    await press('Join Waitlist');
    expect(await screen.findByText(keptUntil)).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
    expect(screen.queryByText(/this session is now full/)).toBeNull();
    await press('Register Now');
    // The spot is gone again: the most recent response counts.
    expect(await button('Session Full')).toBeDefined();
    expect(screen.queryByText(keptUntil)).toBeNull();
  });
});
