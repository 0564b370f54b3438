// @vitest-environment jsdom
import type { OfficeRosterEntry } from '@detroit-well/api-client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rosterQuery } from '../src/api/roster-queries.ts';
import { queryClient } from '../src/api/query-client.ts';
import { linkSentText } from '../src/waiver-links/link-sent.ts';
import { person, row, showRoster } from './roster-fixture.tsx';

// No mark waits.
vi.mock('../src/auth/session.ts', () => ({ session: { current: () => Promise.resolve(null) } }));
vi.mock('../src/roster/mark-store.ts', () => ({
  storedMarks: () => Promise.resolve([]),
  storeMark: vi.fn(),
  forgetMark: vi.fn(),
}));
const { read, send, sendToRoster, showToast } = vi.hoisted(() => ({
  read: vi.fn(),
  send: vi.fn(),
  sendToRoster: vi.fn(),
  showToast: vi.fn<(toast: { title: string }) => void>(),
}));
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: {
      attendance: { addFacts: vi.fn() },
      rosters: { read, message: vi.fn(), readCsv: vi.fn() },
      today: { read: vi.fn() },
      waiverLinks: { send, sendToRoster },
    },
  },
}));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast, showUndo: vi.fn(), undoMs: 50 }));

const cheryl = (over: Partial<OfficeRosterEntry> = {}) =>
  person('r1', 'Cheryl Ford', { person_id: 'p1', waiver: 'missing', ...over });
const show = (...people: OfficeRosterEntry[]) =>
  showRoster(['roster.read', 'waiverlinks.write'], read, ...people);
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const openSigning = async () => {
  fireEvent.click(row('Cheryl Ford').getByRole('button', { name: 'Sign waiver first' }));
  return dialog('Cheryl Ford signs the waiver');
};
const answer = (minutes: number) => ({
  url: 'https://members.test/sign/0f7f2f6b1a11c5b8a510f7f2f6b1a11c',
  expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
  sent_to: 'r1@demo.test',
});
const signed = () => {
  const { queryKey } = rosterQuery('s1');
  queryClient.setQueryData(queryKey, (roster) =>
    roster ? { ...roster, results: [cheryl({ waiver: 'signed' })] } : roster,
  );
};

beforeEach(() => {
  for (const mock of [read, send, sendToRoster, showToast]) mock.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('emails a link from the row of a person, and says where it went', async () => {
  show(cheryl());
  send.mockResolvedValue(answer(7 * 24 * 60));
  const ways = await openSigning();
  fireEvent.click(ways.getByRole('button', { name: /Email to r1@demo.test/ }));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'The link is sent to r1@demo.test.' }),
    ),
  );
  expect(send).toHaveBeenCalledWith({ params: { id: 'p1' }, body: { send: 'email' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a code that renews itself before it ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(cheryl());
  send.mockImplementation(() => Promise.resolve(answer(30)));
  const ways = await openSigning();
  fireEvent.click(ways.getByRole('button', { name: /QR code on this screen/ }));
  expect(await screen.findByRole('img', { name: 'QR code of the waiver for Cheryl Ford' })).toBeDefined();
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(27 * 60_000);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it('says why no code can be shown, and offers to try again', async () => {
  show(cheryl());
  send.mockRejectedValue(new Error('no network'));
  const ways = await openSigning();
  fireEvent.click(ways.getByRole('button', { name: /QR code on this screen/ }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('closes once the person has signed, and the row can be checked in', async () => {
  show(cheryl());
  await openSigning();
  signed();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Cheryl Ford has signed the waiver.' }),
    ),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(row('Cheryl Ford').getByRole('button', { name: 'Check in' })).toBeDefined();
});

it('reads the roster again while the dialog is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(cheryl());
  await openSigning();
  const before = read.mock.calls.length;
  await vi.advanceTimersByTimeAsync(4_500);
  expect(read.mock.calls.length).toBeGreaterThan(before);
});

it('marks a row by when its link was sent', () => {
  const now = Date.parse('2026-03-14T22:26:00Z');
  expect(linkSentText('2026-03-14T18:12:00-04:00', now)).toBe('Link sent 6:12 PM');
  expect(linkSentText('2026-03-12T18:12:00-04:00', now)).toBe('Link sent Mar 12');
  expect(linkSentText('2026-03-07T17:00:00-05:00', now)).toBeNull();
  expect(linkSentText(null, now)).toBeNull();
});

it('sends links to all who have not signed, and lists who was not reached', async () => {
  show(cheryl(), person('r2', 'Paul Oak', { person_id: 'p2', waiver: 'outdated' }), person('r3', 'Ada'));
  sendToRoster.mockResolvedValue({
    results: [
      { person_id: 'p1', state: 'sent', sent_to: 'a', expires_at: null, problem: null },
      {
        person_id: 'p2',
        state: 'refused',
        sent_to: null,
        expires_at: null,
        problem: { code: 'validation_failed', message: 'No email address of this person is known.' },
      },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send 2 links' }));
  fireEvent.click((await dialog('Send 2 links')).getByRole('button', { name: 'Email 2' }));
  const left = await dialog('1 link not sent');
  expect(left.getByText('No email address of this person is known.')).toBeDefined();
  expect(left.queryByText('Cheryl Ford')).toBeNull();
  expect(sendToRoster.mock.calls[0]?.[0]).toEqual({
    params: { id: 's1' },
    body: { send: 'email', person_ids: ['p1', 'p2'] },
  });
  expect(left.getByRole('button', { name: 'Text 1' })).toBeDefined();
});

it('offers no link to a role that sends none', () => {
  showRoster(['roster.read'], read, cheryl());
  expect(screen.queryByRole('button', { name: /Send 1 link/ })).toBeNull();
  fireEvent.click(row('Cheryl Ford').getByRole('button', { name: 'Sign waiver first' }));
  expect(screen.queryByRole('dialog', { name: 'Cheryl Ford signs the waiver' })).toBeNull();
});

it('offers no text message where the studio has not set them up', async () => {
  showRoster({ permissions: ['roster.read', 'waiverlinks.write'], sends_texts: false }, read, cheryl());
  expect((await openSigning()).queryByText(/^Text to/)).toBeNull();
  expect(screen.getByText('Email to r1@demo.test')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send 1 link' }));
  const sending = await dialog('Send 1 link');
  expect(sending.getByRole('button', { name: 'Email 1' })).toBeDefined();
  expect(sending.queryByRole('button', { name: 'Text 1' })).toBeNull();
});
