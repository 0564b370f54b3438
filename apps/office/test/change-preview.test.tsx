// @vitest-environment jsdom
import { ApiError, type OfficeSeries, type SeriesChangesPreview } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as Module from '../src/api/client.ts';
import { ChangePreview } from '../src/routes/series/change-preview.tsx';
import {
  changesOf,
  confirmText,
  countsText,
  emailsText,
  type ShownPreview,
} from '../src/routes/series/change-values.ts';
import { blankSeries } from '../src/routes/series/series-values.ts';

const calls = vi.hoisted(() => ({ previewChanges: vi.fn(), applyChanges: vi.fn() }));
vi.mock('../src/api/client.ts', () => ({
  client: { office: { series: calls } } as unknown as (typeof Module)['client'],
}));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
});

const preview: SeriesChangesPreview = {
  preview_token: 'one',
  sessions_count: 2,
  people_count: 1,
  registrations_count: 2,
  told: ['Alicia Baker'],
  fields: ['weekdays'],
  sessions: [],
  added: [],
  skipped: [
    {
      id: 's9',
      start_datetime: '2026-03-17T18:30:00-04:00',
      reason: 'edited_by_hand',
      edited_fields: ['coach_id'],
    },
  ],
  dropped: [{ id: 's1', start_datetime: '2026-03-10T18:30:00-04:00', booked_count: 3 }],
  conflicts: [],
  clock_changes: [],
};
const series = { id: 'r1', title: 'Night Roll' } as OfficeSeries;
const request = { scope: 'all_future', changes: { weekdays: ['monday'] } } as const;

function Screen() {
  const [shown, setShown] = useState<ShownPreview>({
    request: { ...request, changes: { weekdays: ['monday'] } },
    preview,
  });
  return (
    <ChangePreview
      key={shown.preview.preview_token}
      series={series}
      {...shown}
      onPreview={setShown}
      onBack={() => {}}
    />
  );
}

function show(): void {
  const router = createMemoryRouter([
    { path: '/', Component: Screen },
    { path: '/office/series/:id', element: <p>The series</p> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Change 2 sessions' }));

it('asks what happens to booked dates that leave the rule before it sends anything', async () => {
  calls.applyChanges.mockResolvedValue({ series_id: 'r2', sessions_count: 2 });
  show();
  confirm();
  expect(screen.getByText('Choose one.')).toBeTruthy();
  expect(calls.applyChanges).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: /Keep them/ }));
  confirm();
  await screen.findByText('The series');
  expect(calls.applyChanges.mock.calls[0]?.[0]).toEqual({
    params: { id: 'r1' },
    body: { ...request, dropped: 'keep', preview_token: 'one' },
  });
});

it('shows the new preview when something changed meanwhile, and confirms that one', async () => {
  const next = { ...preview, preview_token: 'two', dropped: [] };
  const details = { preview: next } as object as Record<string, never>;
  calls.applyChanges.mockRejectedValueOnce(
    new ApiError({ kind: 'refused', message: 'Refused.', status: 409, code: 'preview_changed', details }),
  );
  calls.applyChanges.mockResolvedValueOnce({ series_id: 'r1', sessions_count: 2 });
  show();
  fireEvent.click(screen.getByRole('radio', { name: /Cancel them/ }));
  confirm();
  await screen.findByText('Something changed meanwhile.');
  confirm();
  await screen.findByText('The series');
  expect(calls.applyChanges.mock.calls[1]?.[0]).toMatchObject({ body: { preview_token: 'two' } });
});

it('counts again with a session that was changed by hand', async () => {
  calls.previewChanges.mockResolvedValue({
    ...preview,
    preview_token: 'three',
    skipped: [],
    sessions_count: 3,
  });
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: /Mar 17/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change 3 sessions' })).toBeTruthy());
  expect(calls.previewChanges.mock.calls[0]?.[0]).toMatchObject({ body: { include_edited: ['s9'] } });
});

it('sends only what differs, and takes back the end that a rule had', () => {
  const before = { ...blankSeries, weekdays: 'monday', ends: 'count', count: '6' } as const;
  expect(changesOf(before, { ...before, title: 'Late Roll' })).toEqual({ title: 'Late Roll' });
  expect(changesOf(before, { ...before, ends: 'until', until: '2026-06-01' })).toEqual({
    count: null,
    until: '2026-06-01',
  });
  expect(changesOf(before, { ...before, start_date: '2027-01-01' })).toEqual({});
});

it('says in one sentence how many sessions and people it concerns', () => {
  expect(countsText(preview)).toBe(
    '2 sessions change. 1 person has 2 registrations for them. All spots are kept.',
  );
});

it('starts at its heading, and names who gets an email on demand', () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What this does' }));
  expect(screen.getByText('1 person gets an email.').closest('details')?.textContent).toContain(
    'Alicia Baker',
  );
});

it('adds the dates of a new weekday without counting those that stay', () => {
  const thursdays = [12, 19].map((day) => ({ start_datetime: `2026-03-${day}T18:30:00-04:00` }));
  const adding = { ...preview, sessions_count: 0, told: [], added: thursdays };
  expect([countsText(adding), confirmText(adding), emailsText(adding)]).toEqual([
    '2 sessions are added. The others stay as they are.',
    'Add 2 Thursdays',
    'Nobody gets an email.',
  ]);
  expect(confirmText({ ...adding, sessions_count: 6 })).toBe('Change 6 sessions and add 2 Thursdays');
  const mixed = [...thursdays, { start_datetime: '2026-03-13T18:30:00-04:00' }];
  expect(confirmText({ ...adding, added: mixed })).toBe('Add 3 sessions');
});
