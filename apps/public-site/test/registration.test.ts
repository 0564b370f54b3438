import { seatsOf } from '@detroit-well/booking/session-view';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  draftOf,
  startingValues,
  type guestForm as GuestForm,
} from '../src/registration/guest-form-schema.ts';
import { cardAction } from '../src/sessions/card-action.ts';
import { buttonOf, rateOf } from '../src/sessions/visitor-session.ts';
import { summarise } from '../src/sessions/session-view.ts';
import type { Visitor } from '../src/visitor/visitor.ts';
import { member, now, session } from './fixtures.ts';

const summary = summarise(session);

describe('stored registration form', () => {
  const typed = {
    ...startingValues(null),
    first_name: 'Ada',
    password: 'Standard!2026',
    payment_plan: 'weekly' as const,
  };

  it('contains everything typed except the password', () => {
    const draft = draftOf(typed);
    expect(JSON.stringify(draft)).not.toContain('Standard!2026');
    expect(startingValues(draft)).toMatchObject({
      first_name: 'Ada',
      password: '',
      payment_plan: 'weekly',
      waiver_signed: false,
    });
  });
});

describe('session price and button', () => {
  it('show members the member rate and the public price struck through', () => {
    expect(rateOf(summary, member)).toMatchObject({
      badge: 'Member Rate',
      cents: 18_000,
      struckCents: 24_000,
    });
    expect(rateOf(summary, { kind: 'guest' })).toMatchObject({ badge: 'Public Rate', cents: 24_000 });
  });

  it('show the public rate when the membership ends before the session', () => {
    const ended = {
      ...member,
      membership: { is_active: true, start_date: '2026-01-01', end_date: '2026-03-13' },
    };
    expect(rateOf(summary, ended).badge).toBe('Public Rate');
  });

  it.each<[string, Visitor, typeof summary, string]>([
    ['loading', { kind: 'loading' }, summary, 'Loading...'],
    ['guest', { kind: 'guest' }, summary, 'Register Now'],
    ['full', { kind: 'guest' }, { ...summary, is_full: true }, 'Session Full'],
    ['no waiver', { ...member, waiverAccepted: false }, summary, 'Complete Profile & Register'],
    ['member', member, summary, 'Register Now'],
    ['registered', { ...member, registered: [session.public_id] }, summary, 'Registered'],
  ])('show the button for the state: %s', (_name, visitor, shown, label) => {
    expect(buttonOf(shown, visitor, now.toISOString()).label).toBe(label);
  });

  it('show the availability label and the number of spots', () => {
    expect(seatsOf(summary)).toMatchObject({ label: 'Available', detail: '5 of 16 spots' });
    expect(seatsOf({ ...summary, available_spots: 2, current_registrations: 14 }).label).toBe('Almost Full');
  });
});

describe('guest who is too young', () => {
  // The server's time that a page knows stays with the module, which the files of a process share. These tests have their own.
  let guestForm: typeof GuestForm;
  beforeAll(async () => {
    vi.resetModules();
    ({ guestForm } = await import('../src/registration/guest-form-schema.ts'));
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => vi.resetModules());

  const born = (day: string): string[] => {
    const checked = guestForm.safeParse({
      ...startingValues(null),
      date_of_birth: day,
    });
    return (checked.error?.issues ?? [])
      .filter(({ path }) => path[0] === 'date_of_birth')
      .map(({ message }) => message);
  };

  it('reads at the date of birth from which day on they can register, by the day at the studio', () => {
    vi.useFakeTimers({ now: new Date('2026-03-15T03:30:00Z') });
    expect(born('2008-03-14')).toEqual([]);
    expect(born('2008-03-15')).toEqual(['You can register from your 18th birthday on, Mar 15, 2026.']);
  });

  it('sees a single problem when the date does not exist', () => {
    expect(born('2026-02-30')).toHaveLength(1);
  });
});

describe('session card button', () => {
  const at = now.toISOString();
  const portal = 'https://members.example.com';
  it.each<[string, Visitor, typeof summary, string, string]>([
    ['full', { kind: 'guest' }, { ...summary, is_full: true }, 'Session Full', '#other-dates'],
    ['cancelled', { kind: 'guest' }, { ...summary, status: 'cancelled' }, 'Other dates', '#other-dates'],
    [
      'registered',
      { ...member, registered: [session.public_id] },
      summary,
      'Your registration',
      `/dashboard/session/${session.public_id}`,
    ],
    ['open', { kind: 'guest' }, summary, 'Register Now', 'register=1'],
  ])('has the label and link for the state: %s', (_name, visitor, shown, label, end) => {
    const action = cardAction(shown, visitor, at, portal);
    expect(action.label).toBe(label);
    expect(action.href?.endsWith(end)).toBe(true);
  });
});
