import type { Session, WaitlistItem } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import { rateText, rowLines, waitlistView } from '../src/routes/waitlist/waitlist-view.ts';

const now = new Date('2026-03-14T17:12:00-04:00');

export const session = {
  public_id: 's1',
  title: 'Open Floor',
  program: { category_name: 'Skate//Well', title: 'Floor', difficulty_level: 'Beginner' },
  coach_name: 'Imani Brooks',
  start_datetime: '2026-03-20T20:30:00-04:00',
  end_datetime: '2026-03-20T22:00:00-04:00',
  location: 'Floor A',
  price_member: '24.00',
  price_public: '30.00',
  price: '24.00',
  is_full: true,
  available_spots: 0,
  max_participants: 16,
  current_registrations: 16,
  registration_open: true,
} as unknown as Session;

const item = (id: string, over: Partial<WaitlistItem> = {}, of: Partial<Session> = {}): WaitlistItem => ({
  public_id: id,
  session_id: id,
  position: 1,
  estimated_wait_time: null,
  notify_email: true,
  notify_sms: false,
  status: 'waiting',
  offer_expires_at: null,
  created_at: '2026-03-01T12:00:00-05:00',
  on_waitlist: true,
  waiting_count: 1,
  notified_at: null,
  payment_held_until: null,
  session: { ...session, ...of },
  ...over,
});

const held = (id: string, until: string) => item(id, { status: 'offered', offer_expires_at: until });
const soon = { start_datetime: '2026-03-14T18:30:00-04:00', is_full: false, available_spots: 1 };

describe('the waitlist page', () => {
  it('shows a spot with an unconfirmed payment in its own section and nowhere else', () => {
    const until = '2026-03-14T17:20:00-04:00';
    const results = [item('w'), item('p', { status: 'accepted', payment_held_until: until })];
    const view = waitlistView({ results }, now);
    expect(view.unconfirmed.map(({ item: { public_id }, until: at }) => [public_id, at])).toEqual([
      ['p', until],
    ]);
    expect(view.waiting.map(({ public_id }) => public_id)).toEqual(['w']);
    expect([...view.offers, ...view.expired]).toEqual([]);
  });

  it('shows held offers by deadline, then open spots of the last 24 hours, then waiting entries', () => {
    const results = [
      item('w'),
      item('open', {}, soon),
      held('late', '2026-03-15T04:00:00-04:00'),
      held('early', '2026-03-15T01:40:00-04:00'),
    ];
    const { offers, waiting, expired } = waitlistView({ results }, now);
    expect(offers.map(({ item: { public_id }, kind }) => [public_id, kind])).toEqual([
      ['early', 'held'],
      ['late', 'held'],
      ['open', 'open'],
    ]);
    expect(waiting.map(({ public_id }) => public_id)).toEqual(['w']);
    expect(expired).toEqual([]);
  });

  it.each<[string, Partial<Session>]>([
    ['more than a day ahead', { ...soon, start_datetime: '2026-03-15T17:12:01-04:00' }],
    ['full', { ...soon, is_full: true, available_spots: 0 }],
    ['closed', { ...soon, registration_open: false }],
    ['started', { ...soon, start_datetime: '2026-03-14T17:12:00-04:00' }],
  ])('offers no open spot for a session that is %s', (_why, of) => {
    const { offers, waiting } = waitlistView({ results: [item('a', {}, of)] }, now);
    expect(offers).toEqual([]);
    expect(waiting).toHaveLength(1);
  });

  it('treats an offer as expired from its deadline on, even before the server does', () => {
    const { offers, expired } = waitlistView({ results: [held('a', now.toISOString())] }, now);
    expect(offers).toEqual([]);
    expect(expired.map(({ item: { public_id } }) => public_id)).toEqual(['a']);
  });
});

describe('the texts of a waitlist row', () => {
  it('show the hours, the location, the coach and the rate', () => {
    expect(rowLines(session, false)).toEqual([
      '8:30 PM – 10:00 PM, Floor A',
      'Imani Brooks. Member rate $24',
    ]);
    expect(rateText({ ...session, price: '30.00' }, false)).toBe('Public rate $30');
    expect(rateText({ ...session, price: '0.00', price_member: '0.00', price_public: '0.00' }, true)).toBe(
      'Free',
    );
  });
});
