// @vitest-environment jsdom
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CalendarLinks } from '../../src/routes/session/calendar-links.tsx';
import { serveBy } from '../fake-client.ts';

vi.mock('../../src/api/client.ts', () => import('../fake-client.ts'));

it('offers Outlook for a private account and for one at work', async () => {
  serveBy(({ path }) => {
    const host = path.includes('outlook') ? 'outlook.live.com' : 'calendar.google.com';
    return Promise.resolve({
      header: () => undefined,
      status: 200,
      data: { url: `https://${host}/add?a=1` },
    });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CalendarLinks session={{ public_id: 's1', title: 'Roll' } as RegisteredSessionDetail} />
    </QueryClientProvider>,
  );
  const work = await screen.findByRole('link', { name: 'Outlook at work' });
  const own = await screen.findByRole('link', { name: 'Outlook' });
  expect([own.getAttribute('href'), work.getAttribute('href')]).toEqual([
    'https://outlook.live.com/add?a=1',
    'https://outlook.office.com/add?a=1',
  ]);
});
