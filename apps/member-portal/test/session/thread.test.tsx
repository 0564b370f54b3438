// @vitest-environment jsdom
import { problems, type RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveBy } from '../fake-client.ts';
import { Thread } from '../../src/routes/session/thread.tsx';

vi.mock('../../src/api/client.ts', () => import('../fake-client.ts'));
vi.mock('../../src/settings/settings.ts', () => ({
  readSettings: () => ({ publicSiteUrl: 'http://site.test' }),
}));

const end = '2026-03-14T20:00:00-04:00';
const session = {
  public_id: 's1',
  coach_name: 'Imani',
  coach: null,
  start_datetime: '2026-03-14T18:30:00-04:00',
  end_datetime: end,
} as unknown as RegisteredSessionDetail;

const closedText = 'This session is over, so the thread is closed.';
const field = () => screen.queryByRole('textbox', { name: 'Message to your coach and the session' });

function open(at: number, post: { status: number; data: unknown }): void {
  vi.useFakeTimers({ now: at, shouldAdvanceTime: true });
  serveBy(({ method }) => {
    const reply = method === 'POST' ? post : { status: 200, data: [] };
    return Promise.resolve({ header: () => undefined, ...reply });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Thread session={session} now={new Date(at)} completed={at >= Date.parse(end)} />
    </QueryClientProvider>,
  );
}

const { status, text } = problems.thread_closed;
const closedProblem = { status, data: { code: 'thread_closed', message: text } };

afterEach(() => {
  vi.useRealTimers();
});

describe('the thread of a session', () => {
  it('marks a message as unconfirmed when the member left the page while it was being sent', async () => {
    sessionStorage.setItem(
      'thread:s1',
      JSON.stringify({ draft: '', unsent: [{ key: 'k', text: 'Parking?' }] }),
    );
    open(Date.parse(end) - 60_000, closedProblem);
    await screen.findByText('Parking?');
    expect(
      screen.getByText('We could not confirm whether this was sent. A second try will not send it twice.'),
    ).toBeTruthy();
  });

  it('has no input field after the session has ended', async () => {
    open(Date.parse(end), closedProblem);
    expect(await screen.findByText(closedText, { exact: false })).toBeDefined();
    expect(field()).toBeNull();
  });

  it('closes when the session ends while the member types, and keeps the text', async () => {
    open(Date.parse(end) - 10_000, closedProblem);
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Who has my left guard?' } });
    expect(screen.queryByText(closedText, { exact: false })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(screen.getByText(closedText, { exact: false })).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Who has my left guard?');
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
    expect(field()).toBeNull();
  });

  it('keeps a message that the server rejects after the end of the session, and offers no retry', async () => {
    // The clock of this device is an hour slow.
    open(Date.parse(end) - 3_600_000, closedProblem);
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Thank you all!' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(`Not sent. ${text}`)).toBeDefined();
    expect(screen.getByText('Thank you all!')).toBeDefined();
    expect(screen.getByText(closedText, { exact: false })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  });
});
