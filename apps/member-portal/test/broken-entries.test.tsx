// @vitest-environment jsdom
import type { RegisteredSession, Session } from '@detroit-well/api-client/contract';
import { connectSignals, type Signal } from '@detroit-well/telemetry/signals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PartBoundary } from '../src/outcomes/part-boundary.tsx';
import { SessionRowList } from '../src/routes/dashboard/session-row-list.tsx';
import { TrainingTabs } from '../src/trainings/training-tabs.tsx';
import { other, server } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ publicSiteUrl: 'http://site.test' }),
}));

let signals: Signal[] = [];
beforeEach(() => {
  signals = [];
  connectSignals((signal) => void signals.push(signal));
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const now = new Date('2026-03-02T12:00:00Z');
/** An object in place of a text, which React cannot render. */
const odd = { en: 'Glide' } as unknown as string;
const failureText = /^Something went wrong\./;
const registration = {
  public_id: 'r1',
  status: 'confirmed',
  payment_status: 'paid',
  instalments: [],
  created_at: '',
};

it('the session list replaces only the row that cannot be rendered', () => {
  const sessions = [other, { ...other, public_id: 's3', title: odd }] as Session[];
  server({});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionRowList
        sessions={sessions}
        now={now}
        isMember={false}
        checking={null}
        onRegister={vi.fn()}
        later={null}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Rhythm & Glide, again' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(failureText)).toBeDefined();
  expect(signals.map(({ type }) => type)).toEqual(['exception']);
});

it.each([0, 1])('My Trainings replaces only entry %i when that entry cannot be rendered', (index) => {
  const sessions = [0, 1].map((at) => ({
    ...other,
    title: at === index ? odd : 'Rink Basics',
    registration: { ...registration, public_id: `r${at}` },
  })) as unknown as RegisteredSession[];
  render(<TrainingTabs sessions={sessions} now={now} />);
  expect(screen.getByRole('link', { name: 'Rink Basics' })).toBeDefined();
  expect(screen.getByText(failureText)).toBeDefined();
});

it('PartBoundary replaces only the card that throws', () => {
  const Broken = (): never => {
    throw new Error('missing date');
  };
  render(
    <>
      <PartBoundary>
        <Broken />
      </PartBoundary>
      <PartBoundary>
        <p>Membership history</p>
      </PartBoundary>
    </>,
  );
  expect(screen.getByText('Membership history')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
});
