// @vitest-environment jsdom
import { referenceText } from '@detroit-well/reference-texts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  availability,
  click,
  dialog,
  full,
  press,
  registrationTests,
  sent,
  server,
} from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
registrationTests();

describe('Session Full', () => {
  it('offers similar sessions with reasons, and the waitlist with email on and SMS off', async () => {
    server({ 'GET /training/sessions/s1/availability/': () => full });
    press();
    const panel = within(await dialog('Session Full'));
    expect(panel.getByText('All 16 spots are taken.')).toBeDefined();
    const like = within(await panel.findByRole('list', { name: 'Sessions like it' }));
    expect(like.getByText('Same program')).toBeDefined();
    expect(like.getByText('Same coach')).toBeDefined();
    expect(panel.getByLabelText<HTMLInputElement>('Tell me by email').checked).toBe(true);
    expect((await panel.findByLabelText<HTMLInputElement>('Tell me by SMS')).checked).toBe(false);
    fireEvent.click(panel.getByLabelText('Tell me by email'));
    expect(panel.getByText('Please choose how we should tell you')).toBeDefined();
    click(/Join Waitlist/);
    expect(sent.some(({ key }) => key.startsWith('POST'))).toBe(false);
  });

  it('joins the waitlist with the chosen notifications, shows the position, and leaves the waitlist', async () => {
    let entry: object | null = null;
    const joined = { public_id: 'e1', session_id: 's1', position: 3, status: 'waiting', on_waitlist: true };
    server({
      'GET /training/sessions/s1/availability/': () => full,
      'GET /training/waitlist/s1/status/': () => (entry ? { data: entry } : { status: 404 }),
      'POST /training/waitlist/': () => ({ status: 201, data: (entry = joined) }),
      'DELETE /training/waitlist/e1/': () => {
        entry = null;
        return { status: 204 };
      },
    });
    press();
    await dialog('Session Full');
    fireEvent.click(await screen.findByLabelText('Tell me by SMS'));
    click(/Join Waitlist/);
    await dialog('On the waitlist');
    expect(screen.getByText('You are number 3 on the waitlist.')).toBeDefined();
    const join = sent.find(({ key }) => key === 'POST /training/waitlist/');
    expect(JSON.parse(String(join?.body))).toEqual({
      session_id: 's1',
      notify_email: true,
      notify_sms: true,
    });
    click('Leave Waitlist');
    await dialog('Session Full');
  });

  it('keeps the chosen notifications when joining the waitlist fails', async () => {
    server({
      'GET /training/sessions/s1/availability/': () => full,
      'POST /training/waitlist/': () => ({ status: 409 }),
    });
    press();
    await dialog('Session Full');
    fireEvent.click(await screen.findByLabelText('Tell me by SMS'));
    click(/Join Waitlist/);
    expect(await screen.findByText(referenceText('B8.8/waitlist/join'))).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Tell me by SMS').checked).toBe(true);
  });

  it('opens in the payment panel when the last spot is taken, and keeps the card for another session', async () => {
    server({
      'GET /training/sessions/s1/availability/': () => availability(),
      'GET /training/sessions/s2/availability/': () => availability(),
      'POST /training/registrations/register/': () => ({
        status: 400,
        data: { code: 'session_full', session_full: true, message: 'full' },
      }),
    });
    press();
    await dialog('Complete Registration');
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText('Card number');
    type('Card number', '4242 4242 4242 4242');
    type('Expires', '08 / 30');
    type('CVC', '123');
    fireEvent.click(screen.getByRole('checkbox', { name: /payment terms/ }));
    click('Pay and register');
    const panel = within(await dialog('Session Full'));
    expect(panel.getByText(referenceText('B8.8/registration/session-full'))).toBeDefined();
    expect(panel.getByText(/Your card was not charged\./)).toBeDefined();
    fireEvent.click(await panel.findByRole('button', { name: /^Take this, \$75/ }));
    await dialog('Complete Registration');
    await screen.findByText('Rhythm & Glide, again');
    expect((await screen.findByLabelText<HTMLInputElement>('Card number')).value).toBe('4242 4242 4242 4242');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /payment terms/ }).checked).toBe(false);
  });

  it('returns to the registration when the server reports that a spot is open', async () => {
    server({
      'GET /training/sessions/s1/availability/': () => full,
      'POST /training/waitlist/': () => ({
        status: 400,
        data: {
          code: 'waitlist_not_needed',
          waitlist_not_needed: true,
          message: 'This session has open spots.',
        },
      }),
    });
    press();
    await dialog('Session Full');
    // The choice appears after the waitlist has loaded; a later response would replace the result of joining.
    await screen.findByLabelText('Tell me by SMS');
    click(/Join Waitlist/);
    const back = await screen.findByRole('button', { name: 'Take the spot' });
    server({ 'GET /training/sessions/s1/availability/': () => availability() });
    fireEvent.click(back);
    expect(await dialog('Complete Registration')).toBeDefined();
  });

  it('shows an offer as a spot to take, without declining it at one press', async () => {
    const offer = { status: 'offered', offer_expires_at: '2099-03-10T09:30:00-05:00', on_waitlist: true };
    server({
      'GET /training/sessions/s1/availability/': () => full,
      'GET /training/waitlist/s1/status/': () => ({
        data: { ...offer, public_id: 'e1', session_id: 's1', position: 1 },
      }),
    });
    press();
    await dialog('On the waitlist');
    expect(screen.getByText(/^A spot is held for you until /)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Leave Waitlist' })).toBeNull();
    server({ 'GET /training/sessions/s1/availability/': () => availability() });
    click('Take the spot');
    expect(await dialog('Complete Registration')).toBeDefined();
  });

  it('shows the position of a member who is already on the waitlist', async () => {
    let known = false;
    server({
      'GET /training/sessions/s1/availability/': () => full,
      'GET /training/waitlist/s1/status/': () =>
        known ? { data: { public_id: 'e1', position: 2, on_waitlist: true } } : { status: 404 },
      'POST /training/waitlist/': () => {
        known = true;
        return { status: 409, data: { code: 'already_waiting', already_waiting: true, message: 'Already.' } };
      },
    });
    press();
    await dialog('Session Full');
    await screen.findByLabelText('Tell me by SMS');
    click(/Join Waitlist/);
    await dialog('On the waitlist');
    expect(screen.getByText('You are number 2 on the waitlist.')).toBeDefined();
  });
});
