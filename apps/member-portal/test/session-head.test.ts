import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SessionHead } from '../src/routes/session/session-head.tsx';

vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ publicSiteUrl: 'http://site.test' }),
}));

const now = new Date('2026-11-20T12:00:00-05:00');

function head(
  session: 'scheduled' | 'cancelled',
  registration: 'confirmed' | 'cancelled',
  payment: 'paid' | 'refunded',
): string {
  const detail = {
    title: 'Rhythm Roll Foundations',
    coach_name: 'Renée Alston',
    location: 'Eastside Rink',
    start_datetime: '2026-11-28T18:30:00-05:00',
    end_datetime: '2026-11-28T20:00:00-05:00',
    status: session,
    program: { title: 'Rhythm Roll', category_name: 'Skate', difficulty_level: null },
    registration: { status: registration, payment_status: payment },
    // The head reads only these fields.
  } as unknown as RegisteredSessionDetail;
  return renderToStaticMarkup(createElement(SessionHead, { session: detail, now }));
}

const fullRefund = 'Everything you paid comes back.';
const sessionCancelled = 'The studio cancelled this session.';

describe('the head of a registered session', () => {
  it.each([
    ['is scheduled', 'scheduled', 'confirmed', 'paid', ['Nov 28'], [sessionCancelled, 'cancelled']],
    [
      'the member cancelled',
      'scheduled',
      'cancelled',
      'paid',
      ['Registration cancelled'],
      [sessionCancelled],
    ],
    [
      'was cancelled after a late cancellation by the member',
      'cancelled',
      'cancelled',
      'paid',
      ['Session cancelled', sessionCancelled],
      [fullRefund],
    ],
    [
      'was just cancelled',
      'cancelled',
      'confirmed',
      'paid',
      ['Session cancelled', sessionCancelled, fullRefund],
      ['Registration'],
    ],
    [
      'was cancelled with all its registrations',
      'cancelled',
      'cancelled',
      'refunded',
      ['Session cancelled', sessionCancelled, fullRefund],
      ['Registration'],
    ],
  ] as const)(
    'shows the texts for a session that %s',
    (_what, session, registration, payment, present, absent) => {
      const html = head(session, registration, payment);
      expect(present.filter((text) => !html.includes(text))).toEqual([]);
      expect(absent.filter((text) => html.includes(text))).toEqual([]);
    },
  );
});
