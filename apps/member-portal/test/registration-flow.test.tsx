// @vitest-environment jsdom
import { referenceText } from '@detroit-well/reference-texts';
import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  availability,
  click,
  dialog,
  gate,
  press,
  registrationTests,
  server,
  callbacks,
  type Reply,
} from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
registrationTests();

describe('the availability check before payment', () => {
  it('shows no modal when the response arrives immediately', async () => {
    server({ 'GET /training/sessions/s1/availability/': () => availability() });
    press();
    await dialog('Complete Registration');
    expect(screen.queryByRole('dialog', { name: /availability|Available/ })).toBeNull();
  });

  it('shows a modal when it takes longer than 300 ms, and then the result', async () => {
    let respond: (reply: Reply) => void = () => undefined;
    const slow = new Promise<Reply>((resolve) => (respond = resolve));
    server({ 'GET /training/sessions/s1/availability/': () => slow });
    press();
    const checking = within(await dialog('Checking availability'));
    expect(checking.getByText('Counting the spots...')).toBeDefined();
    await act(async () => respond(availability({}, 2)));
    const found = within(await dialog('Almost Full'));
    expect(found.getByText('2 of 16 spots available')).toBeDefined();
    click('Continue to payment');
    expect(await dialog('Complete Registration')).toBeDefined();
  });

  it('opens nothing after the member cancels it', async () => {
    let respond: (reply: Reply) => void = () => undefined;
    const slow = new Promise<Reply>((resolve) => (respond = resolve));
    server({ 'GET /training/sessions/s1/availability/': () => slow });
    press();
    await dialog('Checking availability');
    click('Cancel');
    await act(async () => respond(availability()));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Register' })).toBeDefined();
  });

  it('shows why it failed and offers a retry', async () => {
    let tries = 0;
    server({
      'GET /training/sessions/s1/availability/': () =>
        (tries += 1) === 1 ? { status: 500 } : availability(),
    });
    press();
    const failed = within(await dialog(referenceText('B8.8/availability/fallback')));
    expect(failed.getByText(referenceText('B8.1/status/5xx'))).toBeDefined();
    expect(failed.getByText('No spot was taken and nothing was charged.')).toBeDefined();
    click(/Try Again/);
    expect(await dialog('Complete Registration')).toBeDefined();
  });

  it('lets the member continue when the server does not support it', async () => {
    server({ 'GET /training/sessions/s1/availability/': () => ({ status: 501 }) });
    press();
    await dialog(referenceText('B8.8/availability/unavailable'));
    click('Continue to payment');
    expect(await dialog('Complete Registration')).toBeDefined();
  });

  it('reports a closed registration and an existing registration', async () => {
    server({
      'GET /training/sessions/s1/availability/': () =>
        availability({ can_register: false, registration_open: false }),
    });
    press();
    await dialog('Registration is closed');
    cleanup();
    server({ 'GET /training/sessions/s1/availability/': () => availability({ can_register: false }) });
    press();
    expect(await dialog('Registered')).toBeDefined();
  });

  it('reports a missing waiver to the page', async () => {
    server({
      'GET /training/dashboard/user/': () => ({ data: { ...gate, profile: { waiver_accepted: false } } }),
      'GET /training/sessions/s1/availability/': () => availability(),
    });
    press();
    await vi.waitFor(
      () => expect(callbacks.onBlocked).toHaveBeenCalledWith(referenceText('B8.7/waiver/blocked')),
      20_000,
    );
    expect(referenceText('A5/registration/blocked')).toBe(referenceText('B8.7/waiver/blocked'));
  });
});
