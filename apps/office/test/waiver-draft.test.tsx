// @vitest-environment jsdom
import { ApiError, type OfficeWaiverDraft } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { WaiverDraft } from '../src/routes/waiver/waiver-draft.tsx';

const { waivers, showToast } = vi.hoisted(() => ({
  waivers: { saveDraft: vi.fn(), previewPublish: vi.fn(), publish: vi.fn() },
  showToast: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { waivers } } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

const draft: OfficeWaiverDraft = {
  title: 'Liability waiver',
  body: '<p>Helmets stay on.</p>',
  rules: [{ title: 'Health', content: 'Say what you cannot do.' }],
  version: 4,
  changed_by: 'Dana Pruitt',
  changed_at: '2026-03-14T17:12:00-04:00',
  changes: [
    { kind: 'changed', heading: 'Protection', text: 'Helmets stay on.', before: 'Helmets are worn.' },
    { kind: 'left_out', heading: '', text: 'Old words.', before: null },
  ],
};
const preview = {
  preview_token: 'token',
  version: '3',
  people_count: 27,
  sessions: [
    { session_id: 's1', title: 'Rhythm', start_datetime: '2026-03-15T18:30:00-04:00', people_count: 16 },
  ],
};

beforeEach(() => {
  for (const mock of [...Object.values(waivers), showToast]) mock.mockReset();
  waivers.previewPublish.mockResolvedValue(preview);
  const router = createMemoryRouter([{ path: '*', element: <WaiverDraft draft={draft} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));

it('saves title and sections over the version that it started from', async () => {
  waivers.saveDraft.mockResolvedValue({ ...draft, title: 'Waiver', version: 5 });
  type('Title', 'Waiver');
  fireEvent.click(screen.getByRole('button', { name: 'Add a section' }));
  type('Title of section 2', 'Photographs');
  type('Text of section 2', 'We take some.');
  fireEvent.click(screen.getByRole('button', { name: 'Move section 2 up' }));
  save();
  await waitFor(() => expect(waivers.saveDraft).toHaveBeenCalledTimes(1));
  expect(waivers.saveDraft.mock.calls[0]?.[0]).toEqual({
    body: {
      version: 4,
      title: 'Waiver',
      body: draft.body,
      rules: [{ title: 'Photographs', content: 'We take some.' }, ...draft.rules],
    },
  });
});

it('shows both texts when somebody else saved, and saves over theirs then', async () => {
  waivers.saveDraft.mockRejectedValueOnce(
    new ApiError({
      kind: 'refused',
      message: 'Stale',
      status: 409,
      code: 'version_conflict',
      details: {
        base: { title: draft.title, body: draft.body, rules: draft.rules },
        yours: { title: 'Mine', body: draft.body, rules: draft.rules },
        theirs: { title: 'Rules and risks', body: '<p>Other.</p>', rules: draft.rules, version: 7 },
        changed_by: 'Ola',
        changed_at: '2026-03-14T17:15:00-04:00',
      },
    }),
  );
  waivers.saveDraft.mockResolvedValue({ ...draft, title: 'Mine', body: '<p>Other.</p>', version: 8 });
  type('Title', 'Mine');
  save();
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Rules and risks')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(waivers.saveDraft).toHaveBeenCalledTimes(2));
  expect(waivers.saveDraft.mock.calls[1]?.[0]).toMatchObject({
    body: { version: 7, title: 'Mine', body: '<p>Other.</p>' },
  });
});

it('marks the words that differ', async () => {
  fireEvent.click(screen.getByRole('tab', { name: /^Changes/ }));
  const all = await screen.findByRole('article', { name: /^Changes/ });
  expect([...all.querySelectorAll('ins')].map((one) => one.textContent)).toEqual(['stay', 'on']);
  expect([...all.querySelectorAll('del')].map((one) => one.textContent)).toEqual([
    'are',
    'worn',
    'Old words.',
  ]);
});

it('says who must sign again before it publishes what was shown', async () => {
  waivers.publish.mockResolvedValue({
    version: '3',
    state: 'in_force',
    title: '',
    at: null,
    signed_count: 0,
  });
  expect(await screen.findByText('27 people')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish version 3?' });
  expect(within(dialog).getByText(/27 people must sign again/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(waivers.publish).toHaveBeenCalledTimes(1));
  expect(waivers.publish.mock.calls[0]?.[0]).toEqual({ body: { preview_token: 'token' } });
});

it('publishes nothing that is not saved', () => {
  type('Title', 'Waiver');
  expect(screen.getByText('Save the draft first.')).toBeDefined();
});
