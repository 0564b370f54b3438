// @vitest-environment jsdom
import { ApiError, type ClosureCancelPreview, type OfficeClosure } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { ClosedFlashes } from '../src/closures/closed-flashes.tsx';

const { previewCancel, cancel, showToast } = vi.hoisted(() => ({
  previewCancel: vi.fn(),
  cancel: vi.fn(),
  showToast: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { closures: { previewCancel, cancel } } } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

const booked = (id: string, title: string) => ({
  id,
  title,
  start_datetime: '2026-03-26T18:00:00-04:00',
  booked_count: 2,
  only_then: id !== 's3',
});
const closure: OfficeClosure = {
  id: 'k1',
  start_date: '2026-03-26',
  end_date: '2026-03-27',
  reason: 'Sanding',
  booked: [booked('s1', 'Slow Flow'), booked('s2', 'Open Floor'), booked('s3', 'Course')],
  version: 1,
};
const paid = (
  id: string,
  returns: ClosureCancelPreview['sessions'][number]['people'][number]['returns'],
) => ({
  registration_id: id,
  person_id: id,
  name: id,
  returns,
});
const preview: ClosureCancelPreview = {
  preview_token: 'first',
  people_count: 2,
  registrations_count: 3,
  waiting_count: 1,
  refund_total: '164.00',
  sessions: [
    {
      id: 's1',
      title: 'Slow Flow',
      start_datetime: '2026-03-26T18:00:00-04:00',
      people_count: 2,
      waiting_count: 0,
      refund_total: '100.00',
      people: [paid('r1', [{ to: 'card', amount: '100.00' }]), paid('r2', [{ to: 'pass', amount: null }])],
    },
    {
      id: 's2',
      title: 'Open Floor',
      start_datetime: '2026-03-27T20:30:00-04:00',
      people_count: 1,
      waiting_count: 1,
      refund_total: '64.00',
      people: [paid('r3', [{ to: 'cash', amount: '64.00' }])],
    },
  ],
  skipped: [{ id: 's3', title: 'Course', start_datetime: '2026-03-26T10:00:00-04:00' }],
};

function show(permissions: readonly 'sessions.cancel'[] = ['sessions.cancel']) {
  for (const mock of [previewCancel, cancel, showToast]) mock.mockReset();
  previewCancel.mockResolvedValue(preview);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AccessContext value={{ role: 'manager', permissions: [...permissions], refund_limit_cents: null }}>
        <ClosedFlashes closures={[closure]} />
      </AccessContext>
    </QueryClientProvider>,
  );
}
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel 2 sessions' }));
  return screen.findByText('Cancel 2 sessions, refund $164');
};

it('says what each session gives back, and cancels all with the token of the preview', async () => {
  show();
  expect(screen.getByText('3 booked sessions still stand.')).toBeTruthy();
  const confirm = await open();
  for (const text of [', 3 registrations, 1 on waitlists', '$100 to cards, 1 credit', '$64 in cash'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('$64 in cash waits at the desk. It stands on Today.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Course' })).toBeTruthy();
  cancel.mockResolvedValue({ ...closure, booked: [] });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'We sand.' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(cancel.mock.calls[0]?.[0]).toEqual({
    params: { id: 'k1' },
    body: { reason: 'We sand.', preview_token: 'first' },
  });
});

it.each([
  ['preview_changed', { preview: { ...preview, people_count: 9 } }, /^Something changed meanwhile/],
  ['session_over', {}, /^No booked session is left/],
])(
  'keeps the reason when the server says %s, and says what happened',
  async (code, details: object, sentence) => {
    show();
    cancel.mockRejectedValue(
      new ApiError({ kind: 'refused', message: 'Refused.', status: 409, code, details }),
    );
    const confirm = await open();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'We sand.' } });
    fireEvent.click(confirm);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('We sand.');
  },
);

it('is not offered without the permission, and says who may', () => {
  show([]);
  expect(screen.getByText('Cancel 2 sessions').closest('button')?.getAttribute('aria-disabled')).toBe('true');
});
