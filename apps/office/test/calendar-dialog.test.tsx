// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CalendarButton } from '../src/routes/schedule/calendar-button.tsx';

const { read, renew, showToast } = vi.hoisted(() => ({ read: vi.fn(), renew: vi.fn(), showToast: vi.fn() }));
vi.mock('../src/api/client.ts', () => ({ client: { office: { calendar: { read, renew } } } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

const url = 'https://api.demo.test/calendar/5oM2vZ0b1xWqT7h3Yk9cLw.ics';
const other = 'https://api.demo.test/calendar/AAAAvZ0b1xWqT7h3Yk9cLw.ics';
const writeText = vi.fn();

async function open(first: string | null) {
  read.mockResolvedValue({ url: first });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CalendarButton />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('My calendar'));
}
const address = async () => (await screen.findByLabelText<HTMLInputElement>('Address')).value;

beforeEach(() => {
  for (const mock of [read, renew, showToast, writeText]) mock.mockReset();
  Object.assign(navigator, { clipboard: { writeText } });
});

it('makes the first address with one press', async () => {
  await open(null);
  const make = await screen.findByText('Make an address');
  renew.mockResolvedValue({ url });
  read.mockResolvedValue({ url });
  fireEvent.click(make);
  expect(await address()).toBe(url);
});

it('copies the address, and ends it only after a question', async () => {
  await open(url);
  expect(await address()).toBe(url);
  writeText.mockResolvedValue(undefined);
  fireEvent.click(screen.getByText('Copy address'));
  expect(writeText).toHaveBeenCalledWith(url);
  fireEvent.click(screen.getByText('New address'));
  expect(screen.getByText(/^The old address stops at once/)).toBeTruthy();
  expect(renew).not.toHaveBeenCalled();
  renew.mockResolvedValue({ url: other });
  read.mockResolvedValue({ url: other });
  fireEvent.click(screen.getByText('End the old one'));
  await waitFor(async () => expect(await address()).toBe(other));
});
