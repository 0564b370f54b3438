// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemberRateHelp } from '../src/sessions/member-rate-help.tsx';
import { summarise } from '../src/sessions/session-view.ts';
import { setVisitor, type Visitor } from '../src/visitor/visitor.ts';
import { context, freeSession, session, sessionPath } from './fixtures.ts';
import { get } from './get-page.ts';
import { openPanel } from './guest-page.tsx';

afterEach(() => {
  cleanup();
  setVisitor({ kind: 'guest' });
});

const member = (end_date: string | null): Visitor => ({
  kind: 'member',
  id: 'usr_1',
  name: 'Ada',
  image: null,
  waiverAccepted: true,
  paymentConsent: true,
  membership: { is_active: true, start_date: '2026-01-01', end_date },
  registered: [],
});

it.each([
  [
    { kind: 'guest' } as const,
    /for people with an active membership on the day/,
    [`${sessionPath}?id=ses_rhythm&register=1&join=1`, '/membership'],
  ],
  [member(null), /while your membership is active\.$/, ['/dashboard/membership']],
  [
    member('2027-12-31'),
    /while your membership is active, until December 31, 2027\.$/,
    ['/dashboard/membership'],
  ],
  // Over before the session: the public rate.
  [
    member('2026-01-02'),
    /for people with an active membership/,
    ['/dashboard?join=ses_rhythm', '/membership'],
  ],
])('tells visitor %# what the member rate is', (visitor, text, hrefs) => {
  setVisitor(visitor);
  render(<MemberRateHelp session={summarise(session)} context={context} />);
  expect(screen.getByText(text)).toBeTruthy();
  const links = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(context.portalUrl, ''));
  expect(links).toEqual(hrefs);
});

it('leads to an account, and then the portal, where nobody can register now', () => {
  setVisitor({ kind: 'guest' });
  render(<MemberRateHelp session={summarise({ ...session, is_full: true })} context={context} />);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(
    `${context.portalUrl}/register?next=%2Fdashboard%3Fjoin%3Dses_rhythm`,
  );
});

it('is explained once in the schedule, at the first row with two rates, and works without script', async () => {
  const sessions = [freeSession, { ...session, public_id: 'ses_a' }, { ...session, public_id: 'ses_b' }];
  const { html } = await get('/training', { upcomingSessions: () => Promise.resolve(sessions) });
  expect(html.split('<summary>What is it?</summary>').length - 1).toBe(1);
  expect(html.indexOf('What is it?')).toBeGreaterThan(html.indexOf('ses_a'));
  expect(html).toContain('What is a membership?');
  expect(html).toMatch(/href="\/first-time"[^>]*><span>First time here\?/);
});

it('is not explained where every session is free', async () => {
  const { html } = await get('/training', { upcomingSessions: () => Promise.resolve([freeSession]) });
  expect(html).not.toContain('What is it?');
});

it('is explained in the registration panel of a guest, beside what the price buys', async () => {
  await openPanel();
  expect(screen.getByText('Members $180')).toBeTruthy();
  expect(screen.getByText('What is it?').tagName).toBe('SUMMARY');
});
