// @vitest-environment jsdom
import {
  createClient,
  type OfficeAccess,
  type OfficePerson,
  type WaitingPaymentLinks,
} from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { withOffice } from '@detroit-well/api-client/office';
import { exampleReply, fakeTransport } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';

interface FakeServer {
  sent: unknown[];
  links: WaitingPaymentLinks['results'] | null;
}
const server = vi.hoisted((): FakeServer => ({ sent: [], links: [] }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn() }));
vi.mock('../src/api/client.ts', () => {
  const transport = fakeTransport({
    officePaymentLinks: {
      list: () => {
        if (server.links === null) throw new Error('no answer');
        return { results: server.links };
      },
    },
    officeSales: {
      withdraw: ({ params }) => {
        server.sent.push(params);
        server.links = [];
      },
    },
  });
  return { client: withOffice(createClient({ baseUrl: 'http://api.test', transport })) };
});
const { LinksSection } = await import('../src/routes/person/links-section.tsx');

const person: OfficePerson = exampleReply(contract.officePeople.read);

function show(permissions: readonly string[]): void {
  const access: OfficeAccess = { role: 'manager', permissions: [...permissions], refund_limit_cents: null };
  render(
    <AccessContext value={access}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <LinksSection person={person} />
      </QueryClientProvider>
    </AccessContext>,
  );
}

it('says that the links did not load', async () => {
  server.links = null;
  show(['payments.write']);
  expect(await screen.findByText('The payment links did not load.')).toBeTruthy();
});

it('shows the payment links that wait, and withdraws one', async () => {
  server.links = [
    {
      link_id: 'l1',
      pays: 'place',
      title: 'Rhythm & Glide',
      detail: 'Saturday, March 14, 2026, 6:30 PM',
      amount: '75.00',
      sent_by: 'Dee',
      sent_at: '2026-03-14T17:00:00-04:00',
      send: 'email',
      expires_at: '2026-03-14T18:30:00-04:00',
      held_until: '2026-03-14T17:30:00-04:00',
    },
  ];
  show(['payments.write']);
  const links = within(await screen.findByRole('region', { name: 'Waiting to be paid' }));
  expect(
    links.getByText(
      'Emailed by Dee, Mar 14, 2026, 5:00 PM. Works until Mar 14, 2026, 6:30 PM. The place is held until 5:30 PM.',
    ),
  ).toBeTruthy();
  fireEvent.click(links.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(server.sent).toEqual([{ id: 'l1' }]));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting to be paid' })).toBeNull());
});
