import type { Session, WaitlistEntry, WaitlistItem } from '@detroit-well/api-client/contract';
import { sentences } from '@detroit-well/api-client/errors';
import { describe, expect, it, vi } from 'vitest';
import { entryPhase } from '../src/waitlist/entry-phase.ts';
import { canDo, stateOfEntry, type WaitlistState } from '../src/waitlist/waitlist-state.ts';
import { entry, loseResponse, now, offered, rejectWith, waitlistWith } from './waitlist-with.ts';

describe('the entry of a member', () => {
  it.each<[string, WaitlistEntry, WaitlistState['kind']]>([
    ['a waiting entry', entry, 'waiting'],
    ['a live offer', offered, 'offered'],
    ['an offer at its deadline', { ...offered, offer_expires_at: now.toISOString() }, 'not_waiting'],
    ['an entry that was left', { ...entry, on_waitlist: false }, 'not_waiting'],
  ])('turns %s into its state', (_what, given, kind) => {
    expect(stateOfEntry(given, now).kind).toBe(kind);
  });

  it('allows one action in each state, and none while a request runs', () => {
    const states = [
      { kind: 'not_waiting', left: false, problem: null },
      { kind: 'joining' },
      { kind: 'waiting', entry, problem: null },
      { kind: 'leaving', entry },
      { kind: 'offered', entry: offered, until: '' },
      { kind: 'spot_open', message: '' },
    ] satisfies WaitlistState[];
    const allowed = states.map((state) =>
      (['join', 'leave', 'register'] as const).filter((action) => canDo(action, state)),
    );
    expect(allowed).toEqual([['join'], [], ['leave'], [], ['register'], ['register']]);
  });

  it('is not known when it cannot be loaded, and the member can still join', async () => {
    const { waitlist, shown } = waitlistWith({ status: rejectWith('server_error'), join: () => entry });
    waitlist.load();
    await shown('not_waiting');
    await waitlist.join();
    expect(waitlist.getState().state).toMatchObject({ kind: 'waiting', entry: { position: 3 } });
  });

  it('is cleared by a reset, even when its response arrives later', async () => {
    let respond: (entry: WaitlistEntry) => void = () => {};
    const { waitlist } = waitlistWith({ status: () => new Promise((resolve) => (respond = resolve)) });
    waitlist.load();
    await vi.waitFor(() => expect(respond.length).toBe(1), 20_000);
    waitlist.reset();
    respond(entry);
    await new Promise((done) => setTimeout(done, 20));
    expect(waitlist.getState()).toEqual(waitlist.getInitialState());
  });
});

it('keeps a known position on the screen during a reload, even when the reload fails', async () => {
  const { waitlist, server, shown } = waitlistWith({ status: () => entry });
  waitlist.load();
  await shown('waiting');
  server.status = rejectWith('server_error');
  waitlist.load();
  expect(waitlist.getState().state.kind).toBe('waiting');
  await new Promise((done) => setTimeout(done, 20));
  expect(waitlist.getState().state.kind).toBe('waiting');
});

it('sends nothing for a member who signed out while the client was loading', async () => {
  const join = vi.fn(() => entry);
  const { waitlist } = waitlistWith({ join });
  const joining = waitlist.join();
  waitlist.reset();
  await joining;
  expect(join).not.toHaveBeenCalled();
  expect(waitlist.getState().state.kind).toBe('loading');
});

describe('joining a waitlist', () => {
  it('sends the chosen notifications and needs at least one of them', async () => {
    const bodies: unknown[] = [];
    const { waitlist } = waitlistWith({
      join: ({ body }) => {
        bodies.push(body);
        return entry;
      },
    });
    waitlist.choose({ notify_email: false, notify_sms: false });
    await waitlist.join();
    expect(bodies).toEqual([]);
    waitlist.choose({ notify_email: false, notify_sms: true });
    await waitlist.join();
    expect(bodies).toEqual([{ session_id: 'ses_1', notify_email: false, notify_sms: true }]);
  });

  it('sends one request for two presses', async () => {
    const join = vi.fn(() => entry);
    const { waitlist, onChange } = waitlistWith({ join });
    await Promise.all([waitlist.join(), waitlist.join()]);
    expect(join).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(waitlist.getState().results).toBe(1);
  });

  it('repeats a lost request with the same key until its outcome is known', async () => {
    const keys: (string | undefined)[] = [];
    const outcomes = [loseResponse, loseResponse, rejectWith('registration_closed'), () => entry];
    const { waitlist } = waitlistWith({
      join: ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        return outcomes.shift()?.() ?? entry;
      },
    });
    await waitlist.join();
    expect(waitlist.getState().state).toMatchObject({
      kind: 'not_waiting',
      problem: { tone: 'warn', message: sentences.unknownOutcome },
    });
    await waitlist.join();
    await waitlist.join();
    expect(waitlist.getState().state).toMatchObject({ problem: { tone: 'bad' } });
    await waitlist.join();
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('counts an existing entry as success and shows its position', async () => {
    const { waitlist } = waitlistWith({
      join: rejectWith('already_waiting', { already_waiting: true }),
      status: () => entry,
    });
    await waitlist.join();
    expect(waitlist.getState().state).toMatchObject({ kind: 'waiting', entry: { position: 3 } });
  });

  it('counts a response without an entry as success', async () => {
    const { waitlist } = waitlistWith({ join: () => ({ ...entry, on_waitlist: false }) });
    await waitlist.join();
    expect(waitlist.getState().state).toMatchObject({ kind: 'waiting', entry: { position: 0 } });
  });

  it('reads the position when the reply says nothing', async () => {
    const empty = { ...entry, public_id: '', position: 0 };
    const { waitlist, server } = waitlistWith({ join: () => empty, status: () => entry });
    await waitlist.join();
    expect(waitlist.getState().state).toMatchObject({ kind: 'waiting', entry: { position: 3 } });
    server.status = rejectWith('server_error');
    const without = waitlistWith({ join: () => empty, status: rejectWith('server_error') });
    await without.waitlist.join();
    expect(without.waitlist.getState().state).toMatchObject({ kind: 'waiting', problem: null });
  });

  it('offers registration when the server has an open spot', async () => {
    const { waitlist } = waitlistWith({
      join: rejectWith('waitlist_not_needed', { waitlist_not_needed: true }),
    });
    await waitlist.join();
    expect(canDo('register', waitlist.getState().state)).toBe(true);
    waitlist.reportSessionFull();
    await vi.waitFor(() => expect(waitlist.getState().state.kind).toBe('not_waiting'), 20_000);
  });
});

describe('a registration that finds the session full', () => {
  it('clears a known offer but keeps a position', async () => {
    const { waitlist, server, shown } = waitlistWith({ status: () => offered, join: () => entry });
    waitlist.reportSessionFull();
    await shown('offered');
    waitlist.reportSessionFull();
    expect(waitlist.getState().state.kind).toBe('not_waiting');
    await waitlist.join();
    server.status = () => offered;
    waitlist.reportSessionFull();
    expect(waitlist.getState().state.kind).toBe('waiting');
  });
});

describe('an entry on the waitlist page', () => {
  const session = {
    start_datetime: '2026-03-20T20:30:00-04:00',
    is_full: true,
    available_spots: 0,
    max_participants: 16,
    current_registrations: 16,
    registration_open: true,
  } as Session;
  const item = { ...entry, waiting_count: 3, notified_at: null, payment_held_until: null, session };
  const soon = {
    ...session,
    start_datetime: '2026-03-14T18:30:00-04:00',
    is_full: false,
    available_spots: 1,
  };

  it.each<[string, WaitlistItem, ReturnType<typeof entryPhase>]>([
    ['waits', item, { kind: 'waiting' }],
    ['has an offer', { ...item, ...offered }, { kind: 'held', until: '2026-03-15T01:40:00-04:00' }],
    ['can take an open spot', { ...item, session: soon }, { kind: 'open', until: soon.start_datetime }],
    [
      'waits until 24 hours before the start, even with a free spot',
      { ...item, session: { ...session, is_full: false, available_spots: 1 } },
      { kind: 'waiting' },
    ],
    ['has expired', { ...item, status: 'expired' }, { kind: 'expired', spotOpen: false }],
    [
      'has expired at the deadline, with a spot open',
      { ...item, ...offered, offer_expires_at: now.toISOString(), session: soon },
      { kind: 'expired', spotOpen: true },
    ],
    [
      'waits for the payment confirmation',
      { ...item, status: 'accepted', payment_held_until: '2026-03-14T17:20:00-04:00' },
      { kind: 'unconfirmed', until: '2026-03-14T17:20:00-04:00' },
    ],
    ['is closed', { ...item, status: 'accepted' }, { kind: 'closed' }],
  ])('%s', (_what, given, phase) => {
    expect(entryPhase(given, now)).toEqual(phase);
  });
});
