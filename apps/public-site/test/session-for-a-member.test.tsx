// @vitest-environment jsdom
import { createClient } from '@detroit-well/api-client';
import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { sentences } from '@detroit-well/api-client/errors';
import { fakeTransport, NoAnswer, refuse, type FakeHandlers } from '@detroit-well/api-client/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../src/api/wire.ts';
import type { Frame } from '../src/page.ts';
import { SessionPrice } from '../src/routes/session/session-price.tsx';
import { detail } from '../src/sessions/session-view.ts';
import { setVisitor, type Visitor } from '../src/visitor/visitor.ts';
import { kettlebell, member as withMembership, now, session } from './fixtures.ts';

let answers: FakeHandlers = {};
vi.mock('../src/visitor/portal-session.ts', () => ({
  portalSession: () => ({
    client: createClient({
      baseUrl: '',
      transport: fakeTransport(answers),
      session: { accessToken: async () => 'token', refresh: async () => 'token', end: async () => {} },
      sleep: () => Promise.resolve(),
    }),
  }),
}));

const frame = {
  here: '/training',
  siteUrl: 'http://site.test',
  portalUrl: 'http://portal.test',
  apiUrl: 'http://api.test',
  demo: true,
  showSamples: false,
  menu: [],
  now: now.toISOString(),
} satisfies Frame;

const member = { ...withMembership, membership: null };

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
const keptUntil = /A place is kept for you until Tuesday, March 10, 2026, 9:30 AM EDT\./;
const nobody = (): never => {
  throw refuse('not_found');
};

function open(shown: Session, visitor: Visitor = member): void {
  setVisitor(visitor);
  render(<SessionPrice session={detail(shown)} others={[]} frame={frame} />);
}

const button = (name: string) => screen.findByRole('button', { name });
const isDisabled = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') === 'true';
const press = async (name: string): Promise<void> => void fireEvent.click(await button(name));

beforeEach(() => {
  answers = {};
});
afterEach(() => {
  cleanup();
  setVisitor({ kind: 'guest' });
});

describe('a place that is kept for a member', () => {
  it('is shown to its owner as a free one, without a press', async () => {
    answers = { waitlist: { status: () => offered } };
    open(full);
    expect(isDisabled(await button('Loading...'))).toBe(true);
    expect(await screen.findByText(keptUntil)).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
    expect(screen.getByText('1 of 16 spots available')).toBeDefined();
    expect(screen.queryByText(/You are number|We write to you/)).toBeNull();
  });

  it('is shown as well where a first press on Join Waitlist comes back with it', async () => {
    answers = { waitlist: { status: nobody, join: () => offered } };
    open(full);
    await press('Join Waitlist');
    expect(await screen.findByText(keptUntil)).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
  });

  it('is gone where the registration finds none', async () => {
    answers = {
      waitlist: { status: () => offered },
      registrations: {
        register: () => {
          throw refuse('session_full', { session_full: true });
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

  it('is nothing to the next who looks', async () => {
    answers = { waitlist: { status: () => offered } };
    open(full);
    await screen.findByText(keptUntil);
    act(() => setVisitor({ kind: 'guest' }));
    expect(screen.queryByText(keptUntil)).toBeNull();
    expect(isDisabled(await button('Session Full'))).toBe(true);
    answers = { waitlist: { status: () => new Promise(() => {}) } };
    act(() => setVisitor({ ...member, name: 'Somebody else' }));
    expect(screen.queryByText(keptUntil)).toBeNull();
    expect(isDisabled(await button('Loading...'))).toBe(true);
  });
});

describe('the line', () => {
  it.each<[string, Session, Visitor]>([
    ['a guest', full, { kind: 'guest' }],
    ['somebody who is not known yet', full, { kind: 'asking' }],
    ['a member of an open session', session, member],
    ['somebody who is registered', full, { ...member, registered: [session.public_id] }],
  ])('is not asked for %s', async (_who, shown, visitor) => {
    const status = vi.fn(() => offered);
    answers = { waitlist: { status } };
    open(shown, visitor);
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(status).not.toHaveBeenCalled();
    expect(screen.queryByText(keptUntil)).toBeNull();
  });

  it('tells somebody who waits already where, and asks once', async () => {
    const status = vi.fn(() => entry({ position: 3 }));
    answers = { waitlist: { status } };
    open(full);
    expect(await screen.findByText('You are number 3 in line.')).toBeDefined();
    expect(isDisabled(await button('Session Full'))).toBe(true);
    act(() => setVisitor({ ...member, name: 'Danielle R.' }));
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(status).toHaveBeenCalledTimes(1);
  });

  it('can be joined where nobody could say who stands in it', async () => {
    answers = {
      waitlist: {
        status: () => {
          throw refuse('server_error');
        },
      },
    };
    open(full);
    expect(isDisabled(await button('Join Waitlist'))).toBe(false);
    expect(isDisabled(await button('Session Full'))).toBe(true);
  });

  it('leads to the button where there is a place after all', async () => {
    answers = {
      waitlist: {
        status: nobody,
        join: () => {
          throw refuse('waitlist_not_needed', { waitlist_not_needed: true });
        },
      },
    };
    open(full);
    await press('Join Waitlist');
    expect(await screen.findByText('This session has free places. Please register instead.')).toBeDefined();
    expect(isDisabled(await button('Register Now'))).toBe(false);
  });

  it('does not call a lost answer a failure, and knows the place at the next press', async () => {
    const lost = () => {
      throw new NoAnswer('timeout');
    };
    answers = { waitlist: { status: nobody, join: lost } };
    open(full);
    await press('Join Waitlist');
    expect(await screen.findByText(sentences.unknownOutcome)).toBeDefined();
    answers.waitlist = {
      status: () => entry({ position: 2 }),
      join: () => {
        throw refuse('already_waiting', { already_waiting: true });
      },
    };
    await press('Join Waitlist');
    expect(await screen.findByText('You are number 2 in line.')).toBeDefined();
  });
});

describe('a session that turns out to be full', () => {
  const refusing: FakeHandlers['registrations'] = {
    register: () => {
      throw refuse('session_full', { session_full: true });
    },
  };

  it('says so before the other dates are known, and can no longer be pressed', async () => {
    let found: (sessions: Session[]) => void = () => {};
    const list = new Promise<Session[]>((settle) => (found = settle));
    answers = {
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

  it('keeps what the member was told of the line', async () => {
    answers = {
      registrations: refusing,
      sessions: { list: nobody },
      waitlist: { join: () => entry({ position: 1 }) },
    };
    open(session);
    await press('Register Now');
    await press('Join Waitlist');
    expect(await screen.findByText('You are number 1 in line.')).toBeDefined();
    await press('Session Full');
    expect(screen.getByText('You are number 1 in line.')).toBeDefined();
    expect(screen.getByRole('region', { name: /^Other/ })).toBeDefined();
  });

  it('can be registered for by whom the line then has a place', async () => {
    answers = {
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
    // Taken from under them again: the newer word counts.
    expect(await button('Session Full')).toBeDefined();
    expect(screen.queryByText(keptUntil)).toBeNull();
  });
});

describe('a price that has changed for a member', () => {
  it('is asked about, and what was agreed to is asked for with the very same request when its answer is lost', async () => {
    const asked: { amount: unknown; key: string | undefined }[] = [];
    let connected = false;
    answers = {
      registrations: {
        register: ({ body, headers }) => {
          asked.push({ amount: body.amount, key: headers['Idempotency-Key'] });
          if (body.amount === '240.00') throw refuse('price_changed', { price: '250.00' });
          if (!connected) throw new NoAnswer('network');
          throw refuse('session_full', { session_full: true });
        },
      },
      sessions: { list: nobody },
    };
    open(session);
    await press('Register Now');
    expect(await screen.findByText(/It was \$240 and is now \$250\. Nothing was charged\./)).toBeDefined();
    await press('Register for $250');
    expect(await screen.findByText(/We do not know yet/)).toBeDefined();
    connected = true;
    await press('Register Now');
    expect(await screen.findByText('Sorry, this session is now full.')).toBeDefined();
    const agreed = asked.slice(1);
    expect(new Set(agreed.map(({ amount }) => amount))).toEqual(new Set(['250.00']));
    expect(new Set(agreed.map(({ key }) => key)).size).toBe(1);
    expect(agreed[0]?.key).not.toBe(asked[0]?.key);
  });
});

describe('what was said to a member who has left', () => {
  const somebodyElse = { ...member, name: 'Somebody else' };
  const nobodyThere = (): Visitor => ({ kind: 'guest' });
  let asked: { amount: unknown; key: string | undefined }[] = [];
  let answered: (() => Promise<never>)[] = [];

  beforeEach(() => {
    asked = [];
    answers = {
      registrations: {
        register: ({ body, headers }) => {
          asked.push({ amount: body.amount, key: headers['Idempotency-Key'] });
          const next = answered.shift();
          if (!next) throw new NoAnswer('timeout');
          return next();
        },
      },
      sessions: { list: nobody },
    };
  });

  it.each([
    ['after the page knew nobody', [nobodyThere(), somebodyElse]],
    ['at once', [somebodyElse]],
  ])('is not there for the next, %s, and neither is what they asked for', async (_, visitors) => {
    answered = [];
    open(session);
    await press('Register Now');
    expect(await screen.findByText(/We do not know yet/)).toBeDefined();
    for (const visitor of visitors) {
      act(() => setVisitor(visitor));
      expect(screen.queryByText(/We do not know yet/)).toBeNull();
    }
    const before = asked.length;
    await press('Register Now');
    expect(await screen.findByText(/We do not know yet/)).toBeDefined();
    expect(asked[before]?.key).not.toBe(asked[0]?.key);
  });

  it('does not go out any more where they left before it did', async () => {
    answered = [];
    open(session);
    await press('Register Now');
    act(() => setVisitor(nobodyThere()));
    act(() => setVisitor(somebodyElse));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(asked).toEqual([]);
  });

  it('is not there either where it comes later, and holds up nobody', async () => {
    let answer = (): void => {};
    const waiting = new Promise<void>((settle) => (answer = settle));
    answered = [
      async () => {
        await waiting;
        throw refuse('price_changed', { price: '250.00' });
      },
      () => Promise.reject(refuse('session_full', { session_full: true })),
    ];
    open(session);
    await press('Register Now');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    act(() => setVisitor(nobodyThere()));
    act(() => setVisitor(somebodyElse));
    await press('Register Now');
    expect(await screen.findByText('Sorry, this session is now full.')).toBeDefined();
    await act(async () => {
      answer();
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(screen.queryByText(/It was \$240/)).toBeNull();
    expect(screen.getByText('Sorry, this session is now full.')).toBeDefined();
    expect(asked[1]?.key).not.toBe(asked[0]?.key);
  });
});
