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

it('a panel on a page that was left open offers the plans of the day on which it opens', async () => {
  page.client = clientOf({ payments: { config: () => ({ provider: 'sandbox', publishable_key: null }) } });
  learnServerTime(after(10).toISOString());
  await openPanel({
    ...session,
    start_datetime: after(20).toISOString(),
    end_datetime: after(20.1).toISOString(),
  });
  const isOffered = (plan: RegExp) => !screen.getByRole<HTMLInputElement>('radio', { name: plan }).disabled;
  expect([isOffered(/^Pay in full/), isOffered(/^Bi-weekly/)]).toEqual([true, false]);
});
