import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SessionHead } from '../src/routes/session/session-head.tsx';

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

const comesBack = 'Everything you paid comes back.';
const calledOff = 'The studio cancelled this session.';

describe('the head of a registered session', () => {
  it.each([
    ['takes place', 'scheduled', 'confirmed', 'paid', ['Nov 28'], [calledOff, 'cancelled']],
    ['was given up by the member', 'scheduled', 'cancelled', 'paid', ['Registration cancelled'], [calledOff]],
    [
      'was cancelled after the member cancelled too late for a refund',
      'cancelled',
      'cancelled',
      'paid',
      ['Session cancelled', calledOff],
      [comesBack],
    ],
    [
      'was cancelled a moment ago',
      'cancelled',
      'confirmed',
      'paid',
      ['Session cancelled', calledOff, comesBack],
      ['Registration'],
    ],
    [
      'was cancelled with all its registrations',
      'cancelled',
      'cancelled',
      'refunded',
      ['Session cancelled', calledOff, comesBack],
      ['Registration'],
    ],
  ] as const)('shows the texts for one that %s', (_what, session, registration, payment, said, unsaid) => {
    const html = head(session, registration, payment);
    expect(said.filter((words) => !html.includes(words))).toEqual([]);
    expect(unsaid.filter((words) => html.includes(words))).toEqual([]);
  });
});
