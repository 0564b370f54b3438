// @vitest-environment jsdom
import { ApiError, type OfficeSession, type SessionCancelPreview } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CancelDialog } from '../src/sessions/cancel-dialog.tsx';

const { previewCancel, cancel, showToast } = vi.hoisted(() => ({
  previewCancel: vi.fn(),
  cancel: vi.fn(),
  showToast: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { sessions: { previewCancel, cancel } } } }));
vi.mock('../src/api/queries.ts', () => ({ sessionQuery: (id: string) => ({ queryKey: ['session', id] }) }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

const preview: SessionCancelPreview = {
  preview_token: 'first',
  people_count: 2,
  waiting_count: 1,
  refund_total: '150.00',
  people: [
    {
      registration_id: 'r1',
      person_id: 'p1',
      name: 'Gwen Kowalski',
      returns: [
        { to: 'card', amount: '100.00' },
        { to: 'credit', amount: '20.00' },
      ],
    },
    {
      registration_id: 'r2',
      person_id: 'p2',
      name: 'Andre Calloway',
      returns: [{ to: 'cash', amount: '30.00' }],
    },
    { registration_id: 'r3', person_id: 'p3', name: 'Carl Ellery', returns: [{ to: 'pass', amount: null }] },
    { registration_id: 'r4', person_id: null, name: 'ines@mail.test', returns: [] },
  ],
};
const failure = (code: string, details: object) =>
  new ApiError({ kind: 'refused', message: 'Refused.', status: 409, code, details });

function show() {
  for (const mock of [previewCancel, cancel, showToast]) mock.mockReset();
  previewCancel.mockResolvedValue(preview);
  const onClose = vi.fn();
  const session = { id: 's1', title: 'Rhythm Roll' } as OfficeSession;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CancelDialog session={session} open onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}

const button = (name: string) => screen.findByText(name);
const reason = () => screen.getByLabelText<HTMLInputElement>('Reason');
const type = (value: string) => fireEvent.change(reason(), { target: { value } });

it('names the refund in the button, and cancels with the reason and the token of the preview', async () => {
  const onClose = show();
  cancel.mockResolvedValue({ id: 's1', status: 'cancelled' });
  const confirm = await button('Cancel and refund $150');
  type('No ice.');
  fireEvent.click(confirm);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(cancel.mock.calls[0]?.[0]).toEqual({
    params: { id: 's1' },
    body: { reason: 'No ice.', preview_token: 'first' },
  });
});

it('names who gets what back, and by which way', async () => {
  show();
  const list = await screen.findByRole('list', { name: 'Who gets what back' });
  expect([...list.children].map((row) => row.textContent)).toEqual([
    'Gwen Kowalski$100 to the card, $20 as studio credit',
    'Andre Calloway$30 to hand back in cash',
    'Carl Ellery1 credit of the pass',
    'ines@mail.testNothing paid',
  ]);
});

it('asks for a reason first', async () => {
  show();
  fireEvent.click(await button('Cancel and refund $150'));
  expect(await screen.findByText('Reason is required')).toBeDefined();
  expect(cancel).not.toHaveBeenCalled();
});

it('shows the new preview when something changed, keeps the reason, and confirms only the new one', async () => {
  const onClose = show();
  const next = { ...preview, preview_token: 'second', people_count: 3, refund_total: '225.00' };
  cancel.mockRejectedValueOnce(failure('preview_changed', { preview: next }));
  cancel.mockResolvedValueOnce({ id: 's1', status: 'cancelled' });
  const confirm = await button('Cancel and refund $150');
  type('No ice.');
  fireEvent.click(confirm);
  const again = await button('Cancel and refund $225');
  expect(screen.getByRole('alert').textContent).toContain('Nothing was cancelled');
  expect(reason().value).toBe('No ice.');
  fireEvent.click(again);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(cancel.mock.calls[1]?.[0].body).toEqual({ reason: 'No ice.', preview_token: 'second' });
});

it('repeats an attempt whose outcome is unknown with the same key', async () => {
  show();
  cancel.mockRejectedValue(
    new ApiError({ kind: 'timeout', message: 'No answer.', method: 'POST', outcome: 'unknown' }),
  );
  const confirm = await button('Cancel and refund $150');
  type('No ice.');
  fireEvent.click(confirm);
  expect(await screen.findByText(/We could not confirm/)).toBeDefined();
  fireEvent.click(await button('Cancel and refund $150'));
  await waitFor(() => expect(cancel).toHaveBeenCalledTimes(2));
  expect(cancel.mock.calls[1]?.[1]).toEqual(cancel.mock.calls[0]?.[1]);
});
