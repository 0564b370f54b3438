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
  registeringTests,
  server,
  told,
  type Reply,
} from './registering-page.tsx';

vi.mock('../src/api.ts', async () => {
  const { page } = await import('./registering-page.tsx');
  return {
    get client() {
      return page.client;
    },
    isPassing: () => false,
  };
});
registeringTests();

describe('the check before paying', () => {
  it('shows no modal when it is answered at once', async () => {
    server({ 'GET /training/sessions/s1/availability/': () => availability() });
    press();
    await dialog('Complete Registration');
    expect(screen.queryByRole('dialog', { name: /availability|Available/ })).toBeNull();
  });

  it('shows itself when it takes longer than 300 ms, then what it found', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const slow = new Promise<Reply>((settle) => (answer = settle));
    server({ 'GET /training/sessions/s1/availability/': () => slow });
    press();
    const checking = within(await dialog('Checking availability'));
    expect(checking.getByText('Counting the spots...')).toBeDefined();
    await act(async () => answer(availability({}, 2)));
    const found = within(await dialog('Almost Full'));
    expect(found.getByText('2 of 16 spots available')).toBeDefined();
    click('Continue to payment');
    expect(await dialog('Complete Registration')).toBeDefined();
  });

  it('can be cancelled, and opens nothing afterwards', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const slow = new Promise<Reply>((settle) => (answer = settle));
    server({ 'GET /training/sessions/s1/availability/': () => slow });
    press();
    await dialog('Checking availability');
    click('Cancel');
    await act(async () => answer(availability()));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Register' })).toBeDefined();
  });

  it('says that it failed and why, and tries again', async () => {
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

  it('lets the member go on where the server cannot tell', async () => {
    server({ 'GET /training/sessions/s1/availability/': () => ({ status: 501 }) });
    press();
    await dialog(referenceText('B8.8/availability/unavailable'));
    click('Continue to payment');
    expect(await dialog('Complete Registration')).toBeDefined();
  });

  it('names a closed registration and one that exists already', async () => {
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

  it('hands a missing waiver to the page', async () => {
    server({
      'GET /training/dashboard/user/': () => ({ data: { ...gate, profile: { waiver_accepted: false } } }),
      'GET /training/sessions/s1/availability/': () => availability(),
    });
    press();
    await vi.waitFor(
      () => expect(told.onBlocked).toHaveBeenCalledWith(referenceText('B8.7/waiver/blocked')),
      20_000,
    );
    expect(referenceText('A5/registration/blocked')).toBe(referenceText('B8.7/waiver/blocked'));
  });
});
