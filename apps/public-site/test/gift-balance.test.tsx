// @vitest-environment jsdom
import { createClient, type Client } from '@detroit-well/api-client';
import { fakeProblem, fakeTransport, NoResponse } from '@detroit-well/api-client/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BalanceForm } from '../src/routes/gift/balance-form.tsx';
import { context } from './member-page.tsx';

const server = vi.hoisted(() => ({ client: undefined as Client | undefined }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => server.client }));

const balance = vi.fn();
beforeEach(() => {
  balance.mockReset();
  server.client = createClient({
    baseUrl: '',
    transport: fakeTransport({
      giftCards: { balance: ({ body }: { body: object }) => balance(body) },
    }),
    maxRetries: 0,
    sleep: () => Promise.resolve(),
  });
  render(<BalanceForm context={context} typed={{}} />);
});
afterEach(cleanup);

const code = () => screen.getByLabelText<HTMLInputElement>('Gift card code');
const check = (typed: string) => {
  fireEvent.change(code(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: /^Check/ }));
};

it('says what is on a gift card, and keeps its code', async () => {
  balance.mockReturnValue({ balance: '50.00' });
  check('k7qm 2f9d tr4x');
  expect(await screen.findByText('$50 is on it.')).toBeDefined();
  expect(balance).toHaveBeenCalledWith({ code: 'k7qm 2f9d tr4x' });
  expect(code().value).toBe('k7qm 2f9d tr4x');
});

it('says at the code that it cannot be used', async () => {
  balance.mockImplementation(() => {
    throw fakeProblem('gift_card_unusable', { errors: { code: ['This code cannot be used.'] } });
  });
  check('AAAA-AAAA-AAAA');
  await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This code cannot be used.')).toBeDefined();
});

it('says that the server did not answer', async () => {
  balance.mockImplementation(() => {
    throw new NoResponse('network');
  });
  check('AAAA-AAAA-AAAA');
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(code().value).toBe('AAAA-AAAA-AAAA');
});
