// @vitest-environment jsdom
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PayPanel } from '../src/routes/session/pay-panel.tsx';
import {
  availability,
  callbacks,
  click,
  dialog,
  press,
  registrationTests,
  sent,
  server,
  session,
} from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2', publicSiteUrl: 'https://site.test' }),
}));
registrationTests();

const registerPath = 'POST /training/registrations/register/';
const payPath = 'POST /training/registrations/r1/pay/';
const spot = { 'GET /training/sessions/s1/availability/': () => availability() };
const balance = (amount: string) => ({ 'GET /credit/': () => ({ data: { balance: amount } }) });
const registered = { status: 201, data: { registration: { public_id: 'r1' }, payment: null } };
const bodyOf = (path: string) =>
  JSON.parse(String(sent.findLast(({ key }) => key === path)?.body)) as unknown;
const row = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Use your studio credit/ });
/** The amount, the button and how the amount is paid. */
const foot = () =>
  screen
    .getByText(/^(Due today|To pay)$/, { selector: '.xs' })
    .closest('.sheet-foot')!
    .textContent?.replace('//Processing...', '');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function fillCard(): Promise<void> {
  await screen.findByLabelText('Card number');
  type('Card number', '4242 4242 4242 4242');
  type('Expires', '08 / 30');
  type('CVC', '123');
}
/** The card form appears, and suspends while its provider is read. */
const pressAwaited = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const consent = () => fireEvent.click(screen.getByRole('checkbox', { name: /payment terms/ }));

describe('studio credit in front of a card', () => {
  it.each([
    ['15.00', 'Due today$60Pay $60 and register$15 credit, $60 by card', '15.00'],
    ['74.80', 'Due today$0.50Pay $0.50 and register$74.50 credit, $0.50 by card', '74.50'],
    ['75.00', 'Due today$0Use $75 credit and register$75 credit, no card', '75.00'],
    ['200.00', 'Due today$0Use $75 credit and register$75 credit, no card', '75.00'],
  ])('is on by itself with %s: %s', async (amount, shown, credit_amount) => {
    server({ ...spot, ...balance(amount), [registerPath]: () => registered });
    press();
    await dialog('Complete Registration');
    expect((await row()).checked).toBe(true);
    expect(foot()).toBe(shown);
    const isCovered = shown.endsWith('no card');
    if (!isCovered) await fillCard();
    expect(screen.queryAllByLabelText('Card number')).toHaveLength(isCovered ? 0 : 1);
    consent();
    click(/and register$/);
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    expect(bodyOf(registerPath)).toMatchObject({
      amount: '75.00',
      payment_plan: 'full',
      use_credit: true,
      credit_amount,
      payment_consent: true,
      ...(isCovered ? {} : { payment_method_id: 'pm_1' }),
    });
    expect(Object.keys(bodyOf(registerPath) as object).includes('payment_method_id')).toBe(!isCovered);
  });

  it('stays when it is turned off', async () => {
    server({ ...spot, ...balance('75.00'), [registerPath]: () => registered });
    press();
    await dialog('Complete Registration');
    const box = await row();
    await pressAwaited(box);
    expect(foot()).toBe('Due today$75Pay and register');
    await fillCard();
    consent();
    click('Pay and register');
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    expect(bodyOf(registerPath)).not.toHaveProperty('use_credit');
    expect(bodyOf(registerPath)).not.toHaveProperty('credit_amount');
  });

  it.each([
    ['there is none', { data: { balance: '0.00' } }],
    ['it cannot be loaded', { status: 500 }],
  ])('is not offered where %s', async (_where, reply) => {
    server({ ...spot, 'GET /credit/': () => reply });
    press();
    const panel = await dialog('Complete Registration');
    await screen.findByLabelText('Card number');
    await vi.waitFor(() => expect(sent.some(({ key }) => key === 'GET /credit/')).toBe(true));
    expect(within(panel).queryByText('Already yours')).toBeNull();
    expect(foot()).toBe('Due today$75Pay and register');
  });

  it('says at its row that it has changed, with the new amounts and all that was typed', async () => {
    let left = '15.00';
    server({
      ...spot,
      'GET /credit/': () => ({ data: { balance: left } }),
      [registerPath]: () => {
        if (left === '4.00') return registered;
        left = '4.00';
        const message = 'Your studio credit has changed. Nothing was charged.';
        return { status: 409, data: { code: 'credit_changed', message } };
      },
    });
    press();
    await dialog('Complete Registration');
    await row();
    await fillCard();
    type('Notes for the coach (optional)', 'A sore knee');
    consent();
    click('Pay $60 and register');
    await vi.waitFor(
      () => expect(foot()).toBe('Due today$71Pay $71 and register$4 credit, $71 by card'),
      20_000,
    );
    const box = await row();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${box.id}-error`)?.textContent).toBe(
      'Your studio credit has changed. Nothing was charged.',
    );
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    fireEvent.click(within(summary).getByRole('link'));
    expect(document.activeElement).toBe(box);
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
    click('Pay $71 and register');
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    expect(bodyOf(registerPath)).toMatchObject({ credit_amount: '4.00', notes: 'A sore knee' });
  });
});

describe('an instalment or a reserved seat', () => {
  const reserved = {
    ...session,
    start_datetime: '2026-04-14T18:30:00-04:00',
    registration: {
      public_id: 'r1',
      status: 'confirmed',
      payment_status: 'pending',
      payment_plan: 'bi_weekly',
      price: '75.00',
      instalments: [
        { due_on: '2026-03-02', amount: '38.00', status: 'paid' },
        { due_on: '2026-03-16', amount: '37.00', status: 'due' },
      ],
    },
  } as unknown as RegisteredSessionDetail;

  function openPanel(shown: RegisteredSessionDetail) {
    const onPaid = vi.fn();
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const dueOn = shown.registration.instalments.at(-1)?.due_on ?? '';
    render(
      <QueryClientProvider client={queries}>
        <PayPanel
          session={shown}
          now={new Date('2026-03-02T12:00:00-05:00')}
          next={{
            amount: shown.registration.payment_plan === 'full' ? '75.00' : '37.00',
            number: shown.registration.instalments.length,
            dueOn,
          }}
          onClose={() => undefined}
          onPaid={onPaid}
        />
      </QueryClientProvider>,
    );
    return onPaid;
  }

  it('pays no plan that starts', async () => {
    server(balance('90.00'));
    const instalments = [{ due_on: '2026-03-09', amount: '75.00', status: 'due' as const }];
    const registration = { ...reserved.registration, payment_plan: 'full' as const, instalments };
    openPanel({ ...reserved, registration });
    expect((await row()).checked).toBe(true);
    expect(foot()).toBe('Due today$0Use $75 credit$75 credit, no card');
    await pressAwaited(screen.getByRole('radio', { name: /^Weekly/ }));
    const box = await row();
    expect([box.checked, box.disabled]).toEqual([false, true]);
    expect(screen.getByText('Spent only when you pay in full, not by a plan.')).toBeDefined();
    expect(foot()).toBe('Due today$19Pay');
    await screen.findByLabelText('Card number');
  });

  it.each([
    ['15.00', 'To pay$22Pay $22$15 credit, $22 by card', '22.00', '$37 is paid: $15 credit, $22 by card.'],
    ['90.00', 'To pay$0Use $37 credit$37 credit, no card', '37.00', '$37 is paid: $37 credit, no card.'],
    ['0.00', 'To pay$37Pay', '37.00', '$37 is paid.'],
  ])('is paid with %s: %s', async (amount, shown, charged, title) => {
    const payment = { status: 'succeeded', amount: charged };
    server({
      ...balance(amount),
      [payPath]: () => ({ data: { registration: { public_id: 'r1' }, payment } }),
    });
    const onPaid = openPanel(reserved);
    if (amount !== '0.00') await row();
    if (!shown.includes('no card')) await fillCard();
    expect(foot()).toBe(shown);
    click(/^(Pay|Use \$37 credit)/);
    await vi.waitFor(() => expect(onPaid).toHaveBeenCalled(), 20_000);
    expect(onPaid).toHaveBeenCalledWith({ tone: 'ok', title });
    const credit = { '15.00': '15.00', '90.00': '37.00' }[amount];
    expect(bodyOf(payPath)).toEqual({
      instalment: 2,
      amount: '37.00',
      save_payment_method: true,
      ...(credit ? { use_credit: true, credit_amount: credit } : {}),
      ...(shown.includes('no card') ? {} : { payment_method_id: 'pm_1' }),
    });
  });
});
