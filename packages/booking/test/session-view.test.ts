import { contract, type Session } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { describe, expect, it } from 'vitest';
import { findAlternatives } from '../src/session-full/find-alternatives.ts';
import { sessionPath, sessionTitle } from '../src/session-view/session-text.ts';
import {
  countUpcoming,
  memberPrice,
  registerButton,
  seatsOf,
  sessionAvailability,
  sessionView,
  visitorPrice,
  type SessionAvailability,
} from '../src/session-view/session-view.ts';

const now = new Date('2026-03-02T12:00:00-05:00');
const example = exampleReply(contract.sessions.detail);
const session: Session = {
  ...example,
  public_id: 'ses_1',
  title: 'Rhythm & Glide',
  program: {
    ...example.program,
    title: 'Glide',
    category_name: 'Skate//Well',
    category: 'skate',
    difficulty_level: 'Beginner',
  },
  coach_name: 'Imani Brooks',
  start_datetime: '2026-03-14T18:30:00-04:00',
  end_datetime: '2026-03-14T20:00:00-04:00',
  meetings: [{ start_datetime: '2026-03-14T18:30:00-04:00', end_datetime: '2026-03-14T20:00:00-04:00' }],
  location: 'Floor A',
  price: '60.00',
  price_member: '60.00',
  price_public: '75.00',
  max_participants: 16,
  current_registrations: 11,
  available_spots: 3,
  is_full: false,
  is_registered: false,
  registration_open: true,
  status: 'scheduled',
};
const guest = {
  loaded: true,
  signedIn: false,
  waiverAccepted: false,
  paymentConsent: false,
  registered: false,
};

describe('the availability of a session', () => {
  const over = (start_datetime: string, end_datetime: string) => ({
    start_datetime,
    end_datetime,
    meetings: [{ start_datetime, end_datetime }],
  });
  it.each<[SessionAvailability, Partial<Session>]>([
    ['open', {}],
    ['full', { is_full: true }],
    ['full', { available_spots: 0 }],
    ['closed', { registration_open: false, is_full: true }],
    ['started', { start_datetime: now.toISOString(), registration_open: false }],
    ['past', over('2026-03-01T18:30:00-05:00', now.toISOString())],
    // A course of which one meeting is still ahead.
    [
      'started',
      {
        ...over('2026-03-01T18:30:00-05:00', '2026-03-01T20:00:00-05:00'),
        meetings: [
          { start_datetime: '2026-03-01T18:30:00-05:00', end_datetime: '2026-03-01T20:00:00-05:00' },
          { start_datetime: '2026-03-29T18:30:00-04:00', end_datetime: '2026-03-29T20:00:00-04:00' },
        ],
        registration_open: false,
      },
    ],
    ['cancelled', { status: 'cancelled', end_datetime: now.toISOString() }],
  ])('is %s for %j', (availability, changes) => {
    expect(sessionAvailability({ ...session, ...changes }, now)).toBe(availability);
  });
});

describe('the view of a session', () => {
  it('has the texts of a card', () => {
    expect(sessionView(session, memberPrice(session, true))).toMatchObject({
      title: 'Rhythm & Glide',
      category: 'Skate//Well',
      level: 'Beginner',
      date: { day: '14', weekday: 'Saturday', month: 'March' },
      location: 'Floor A',
      coach: 'Imani Brooks',
      price: { amount: '$60', was: '$75', rate: 'Member Rate' },
    });
  });

  it('shows no rate for a free session, and no coach or level if it has none', () => {
    const free = { ...session, price: '0.00', price_member: '0.00', price_public: '0.00', coach_name: '' };
    const view = sessionView(
      { ...free, program: { ...session.program, difficulty_level: '' } },
      memberPrice(free, true),
    );
    expect(view.price).toMatchObject({ amount: 'Free', was: undefined, rate: '' });
    expect([view.coach, view.level]).toEqual([undefined, undefined]);
  });

  it('falls back to the program for a title and to the category code for a category', () => {
    const bare = { ...session, title: '', program: { ...session.program, category_name: '' } };
    expect(sessionTitle(bare)).toBe('Glide');
    expect(sessionTitle({ title: '', program: { title: '' } })).toBe('Training session');
    expect(sessionPath({ ...bare, title: 'Open Floor' })).toContain('/skate/');
  });

  it('counts spots that are held or offered as taken', () => {
    expect(seatsOf(session)).toMatchObject({ label: 'Available', detail: '3 of 16 spots', tone: 'open' });
    expect(seatsOf({ ...session, available_spots: 2 })).toMatchObject({ label: 'Almost Full', tone: 'hot' });
    expect(seatsOf({ ...session, available_spots: 0 })).toMatchObject({ detail: '16 of 16 taken' });
    expect(seatsOf({ ...session, max_participants: null }).detail).toBe('unlimited spots');
  });
});

describe('the price of a session', () => {
  const membership = { is_active: true, start_date: '2026-01-01', end_date: '2026-03-14' };

  it('is the member rate for a visitor whose membership is active on the day of the session', () => {
    expect(visitorPrice(session, membership, now).badge).toBe('Member Rate');
    expect(visitorPrice(session, { ...membership, end_date: '2026-03-13' }, now).cents).toBe(7_500);
    expect(visitorPrice(session, null, now).cents).toBe(7_500);
  });

  it("follows the server's price for a member, whatever the membership", () => {
    expect(memberPrice(session, false).badge).toBe('Member Rate');
    expect(memberPrice({ ...session, price: '75.00' }, true).badge).toBe('Public Rate');
    expect(memberPrice({ ...session, price_public: '60.00' }, true).badge).toBe('Member Rate');
    expect(memberPrice({ ...session, price_public: '60.00' }, false).badge).toBe('Public Rate');
  });
});

it('the register button of a session without spots is disabled, even when the server sends no flag', () => {
  expect(registerButton({ ...session, available_spots: 0 }, guest, now)).toMatchObject({
    label: 'Session Full',
    disabled: true,
  });
  expect(registerButton(session, guest, now).action).toBe('open_modal');
});

describe('the alternatives to a full session', () => {
  const on = (day: number, over: Partial<Session> = {}): Session => ({
    ...session,
    public_id: `ses_${day}`,
    start_datetime: `2026-03-${day}T18:30:00-04:00`,
    end_datetime: `2026-03-${day}T20:00:00-04:00`,
    ...over,
  });
  const ids = (sessions: readonly Session[]) => sessions.map(({ public_id }) => public_id);

  it('are the three most relevant, sorted by date', () => {
    const otherProgram = { program: { ...session.program, title: 'Core', category_name: 'Core//Strength' } };
    const sessions = [on(28), on(15, otherProgram), on(21), on(16)];
    expect(ids(findAlternatives(session, sessions, now))).toEqual(['ses_16', 'ses_21', 'ses_28']);
  });

  it('leave out sessions for which the person cannot register', () => {
    const sessions = [
      on(15, { is_registered: true }),
      on(16, { registration_open: false }),
      on(17, { status: 'cancelled' }),
      on(18, { available_spots: 0 }),
      on(19),
    ];
    expect(ids(findAlternatives(session, sessions, now))).toEqual(['ses_19']);
  });

  it('start within 30 days, or within the days that the caller names', () => {
    const later = on(15, {
      start_datetime: '2026-04-20T18:30:00-04:00',
      end_datetime: '2026-04-20T20:00:00-04:00',
    });
    expect(findAlternatives(session, [later], now)).toEqual([]);
    expect(findAlternatives(session, [later], now, 90)).toHaveLength(1);
  });
});

describe('the category filter', () => {
  const skating = { ...session, program: { ...session.program, title: 'Foundations on Eight Wheels' } };

  it.each(['skate', 'SKATE//WELL', 'skate-well', 'eight wheels', 'glide', ''])('matches by %s', (filter) => {
    expect(countUpcoming([skating], filter)).toBe(1);
  });

  it('does not match an unrelated session', () => {
    expect(countUpcoming([skating], 'kettlebell')).toBe(0);
  });
});
