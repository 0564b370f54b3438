import { createClient, type Client } from '@detroit-well/api-client';
import { fakeTransport, type FakeHandlers } from '@detroit-well/api-client/testing';
import type { HeldPayment } from '@detroit-well/booking/payment-flow/state';
import { learnServerTime } from '@detroit-well/config/server-clock';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { RegistrationResult } from '../src/api/wire.ts';
import { writeDraft } from '@detroit-well/ui/drafts';
import { guestDraftOf } from '../src/registration/guest-form-schema.ts';
import { GuestPanel } from '../src/registration/guest-panel.tsx';
import { summarise } from '../src/sessions/session-view.ts';
import { context, now, session } from './fixtures.ts';

/** Creates a client over fake handlers that does not retry by itself. */
export const clientOf = (handlers: FakeHandlers): Client =>
  createClient({
    baseUrl: '',
    transport: fakeTransport({
      ...handlers,
      waiver: {
        content: () => ({
          title: 'Waiver',
          body: '<p>Skating is done at your own risk.</p>',
          rules: [],
          effective_date: '2026-01-01',
          version: '1',
          text_hash: 'a1',
        }),
      },
    }),
    maxRetries: 0,
    sleep: () => Promise.resolve(),
  });

export const held: HeldPayment = {
  registrationId: 'reg_1',
  clientSecret: 'secret_1',
  amount: '240.00',
  key: 'key_1',
};

export function registered(payment: RegistrationResult['payment']): RegistrationResult {
  return {
    registration: {
      public_id: held.registrationId,
      session_id: session.public_id,
      session_title: session.title,
      start_datetime: session.start_datetime,
      status: payment?.status === 'requires_action' ? 'held' : 'confirmed',
      payment_status: 'paid',
      payment_plan: 'full',
      price: '240.00',
      rate: 'public',
      covered_by: 'none',
      instalments: [],
      created_at: now.toISOString(),
      hold_expires_at: null,
    },
    payment,
    message: `You are registered for ${session.title}.`,
  };
}

/** Stores the values that the panel keeps across a reload. */
export function keepDraft(): void {
  writeDraft(guestDraftOf(session.public_id), {
    plan: 'full',
    fields: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.test',
      address: '2934 Russell Street',
      city: 'Detroit',
      state: 'MI',
      zip: '48207-1234',
      country: 'US',
      gender: 'female',
      date_of_birth: '1981-06-03',
    },
  });
}

/** Renders the panel with a stored draft, as after a reload. */
export async function showPanel(of = session): Promise<void> {
  keepDraft();
  await openPanel(of);
}

export async function openPanel(of = session): Promise<void> {
  learnServerTime(context.now);
  const shown = summarise(of);
  // The file that the panel loads for the waiver is ready, so that how fast it is read decides nothing.
  await import('../src/registration/clean-in-browser.ts');
  // The provider and the waiver load asynchronously; the awaited `act` lets React render them.
  await act(async () => {
    render(<GuestPanel session={shown} context={context} onClose={() => {}} onBooked={() => {}} />);
  });
}

const panel = (): HTMLElement => screen.getByRole('dialog');

/** Clicks the button and waits until nothing is busy. */
export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(panel().querySelector('[aria-busy="true"]')).toBeNull());
}

export const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Clicks the given checkboxes, by default all. */
export function tick(boxes: readonly HTMLElement[] = screen.getAllByRole('checkbox')): void {
  for (const box of boxes) fireEvent.click(box);
}

export const choose = (plan: string): boolean =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${plan}`) }));

/** Fills in the fields that are never stored, and the card if the form has one, then submits. */
export async function complete({
  boxes,
  button = 'Complete Registration',
}: { boxes?: readonly HTMLElement[]; button?: string } = {}): Promise<void> {
  type('Password', 'Roll//Bounce7');
  if (screen.queryByLabelText('Card number')) {
    type('Card number', '4242 4242 4242 4242');
    type('Expires', '08 / 30');
    type('CVC', '123');
  }
  tick(boxes);
  await press(button);
}

export const panelText = (): string => panel().textContent;

export const expectPanelText = (text: string): Promise<void> =>
  waitFor(() => expect(panelText()).toContain(text));
