// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { learnServerTime } from '@detroit-well/config/server-clock';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { now, session } from './fixtures.ts';
import { clientOf, openPanel } from './guest-page.tsx';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));

const after = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

it.each([
  { days: 0, offered: ['Pay in full', 'Bi-weekly'] },
  // A plan that would end after the session is left out, and one plan alone is no choice.
  { days: 10, offered: [] },
])(
  'a panel on a page that was left open for $days days offers the plans of the day on which it opens',
  async ({ days, offered }) => {
    page.client = clientOf({ payments: { config: () => ({ provider: 'sandbox', publishable_key: null }) } });
    learnServerTime(after(days).toISOString());
    await openPanel({
      ...session,
      start_datetime: after(20).toISOString(),
      end_datetime: after(20.1).toISOString(),
    });
    const plans = screen.queryAllByRole('radio').map((plan) => plan.closest('label')?.textContent ?? '');
    expect(plans).toHaveLength(offered.length);
    for (const [index, plan] of plans.entries()) expect(plan).toContain(offered[index]);
  },
);
