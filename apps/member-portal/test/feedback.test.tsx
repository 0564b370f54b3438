// @vitest-environment jsdom
import { createClient } from '@detroit-well/api-client';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { referenceText } from '@detroit-well/reference-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FeedbackPart } from '../src/routes/session/feedback.tsx';

const server = vi.hoisted(() => ({ status: 0 }));
vi.mock('../src/api/client.ts', () => ({
  client: createClient({
    baseUrl: '',
    transport: async () => ({ status: server.status, header: () => undefined, data: {} }),
    sleep: () => Promise.resolve(),
  }),
}));

const session = {
  public_id: 's1',
  start_datetime: '2026-03-14T18:30:00-04:00',
  registration: { public_id: 'r1', feedback: null },
} as unknown as RegisteredSessionDetail;

it.each([
  [400, referenceText('B8.1/friendly/400')],
  [401, referenceText('B8.1/friendly/401')],
  [403, referenceText('B8.1/friendly/403')],
  [404, referenceText('B8.1/friendly/404')],
  [429, referenceText('B8.1/friendly/429')],
  [500, referenceText('B8.1/friendly/5xx')],
  [418, referenceText('B8.1/friendly/default')],
])('the feedback form shows the message for status %i without a reason', async (status, text) => {
  server.status = status;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FeedbackPart session={session} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('radio', { name: /on the beat/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));
  expect(await screen.findByText((shown) => shown.startsWith(`${text} `))).toBeDefined();
});
