// @vitest-environment jsdom
import type { OfficeClosure } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { RuleFields } from '../src/routes/series/rule-fields.tsx';
import { blankSeries } from '../src/routes/series/series-values.ts';
import { SessionFields } from '../src/routes/session/session-fields.tsx';
import { blankSession } from '../src/routes/session/session-values.ts';

const { list, sessions } = vi.hoisted(() => ({ list: vi.fn(), sessions: vi.fn() }));
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: {
      closures: { list },
      sessions: { list: sessions },
      programs: { list: async function* () {} },
      coaches: { list: async function* () {} },
      locations: { list: async function* () {} },
    },
  },
}));

const closure: OfficeClosure = {
  id: 'k1',
  start_date: '2026-03-26',
  end_date: '2026-03-27',
  reason: 'the floor is sanded',
  booked: [],
  version: 1,
};
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-14T17:00:00Z'), toFake: ['Date'] });
  list.mockResolvedValue({ results: [closure], next: null, count: 1 });
});

function Editor({ children, values }: { children: React.ReactNode; values: object }) {
  const form = useForm({ defaultValues: values });
  return (
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AccessContext
          value={{
            role: 'manager',
            permissions: ['closures.read', 'series.write'],
            refund_limit_cents: null,
          }}
        >
          <FormProvider {...form}>{children}</FormProvider>
        </AccessContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

it('warns of a session on a closed day before it is saved, and takes the next open day', async () => {
  const values = { ...blankSession, date: '2026-03-27', start_datetime: '20:30', end_datetime: '22:30' };
  render(
    <Editor values={values}>
      <SessionFields entry={null} />
    </Editor>,
  );
  expect(await screen.findByText('Closed on Friday, Mar 27, 2026: the floor is sanded.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take Mar 28, 2026' }));
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-03-28');
  expect(screen.queryByText(/^Closed on/)).toBeNull();
});

it('takes the next open day on which the room is free', async () => {
  const meetings = (day: string, from: string, to: string) => [
    { start_datetime: `${day}T${from}:00-04:00`, end_datetime: `${day}T${to}:00-04:00` },
  ];
  sessions.mockImplementation(async function* () {
    yield { id: 'a', status: 'scheduled', meetings: meetings('2026-03-28', '22:00', '23:00') };
    yield { id: 'b', status: 'scheduled', meetings: meetings('2026-03-29', '18:00', '20:30') };
    yield { id: 'c', status: 'cancelled', meetings: meetings('2026-03-29', '21:00', '22:00') };
  });
  const times = { start_datetime: '20:30', end_datetime: '22:30' };
  render(
    <Editor values={{ ...blankSession, ...times, date: '2026-03-27', location_id: 'floor' }}>
      <SessionFields entry={null} />
    </Editor>,
  );
  expect(await screen.findByRole('button', { name: 'Take Mar 29, 2026' })).toBeTruthy();
  expect(screen.getByText(/its room is free at this time/)).toBeTruthy();
  expect(sessions.mock.calls[0]?.[0]).toMatchObject({
    query: { location: 'floor', start_date: '2026-03-28', end_date: '2026-04-10' },
  });
});

it.each([true, false])('warns of the closed days of a series, new: %s', async (isNew) => {
  const values = {
    ...blankSeries,
    weekdays: 'thursday,friday',
    start_date: '2026-03-05',
    start_time: '18:00',
    end_time: '19:00',
  };
  render(
    <Editor values={values}>
      <RuleFields isNew={isNew} />
    </Editor>,
  );
  expect(
    await screen.findByText(
      'Closed on 2 of these days: Thursday, Mar 26, 2026 (the floor is sanded), Friday, Mar 27, 2026 (the floor is sanded).',
    ),
  ).toBeTruthy();
});
