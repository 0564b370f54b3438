// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountForms } from '../faults/account-forms.tsx';
import { bookingForms } from '../faults/booking-forms.tsx';
import { press, serve, show } from '../faults/form-page.tsx';
import { memberForms } from '../faults/member-forms.tsx';
import { replies, type Reply } from '../faults/replies.ts';
import type { FormRow } from '../faults/form-row.ts';

vi.mock('../../src/api/client.ts', () => import('../fake-client.ts'));
vi.mock('../../src/auth/session.ts', () => ({ session: {}, signOut: () => Promise.resolve() }));
vi.mock('react-router-dom', () => import('../faults/router.ts'));
vi.mock('@detroit-well/booking/human-check', () => import('../faults/human-check.ts'));
vi.mock('../../src/waiver/signature-drawing.ts', () => import('../faults/signature-drawing.ts'));

const signedIn = (yes: boolean): void =>
  yes ? localStorage.setItem('accessToken', 'a') : localStorage.removeItem('accessToken');

beforeEach(() => {
  signedIn(true);
  document.head.innerHTML =
    '<script type="application/json" id="settings">{"publicSiteUrl":"https://www.example.com"}</script>';
});

afterEach(() => {
  vi.restoreAllMocks();
});

const rowOf = (name: string): FormRow => {
  const row = [...accountForms, ...memberForms, ...bookingForms].find((one) => one.name === name);
  if (!row) throw new Error(`No form is called ${name}.`);
  return row;
};

/** The visible state of the fields: their values, and whether each box is checked. */
const filledIn = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea), dialog textarea')].map(
    (field) => (field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value),
  );

/** Ends the sign-in session, which unmounts the form, and signs the member in again. */
async function signInAgain(row: FormRow): Promise<void> {
  signedIn(false);
  cleanup();
  signedIn(true);
  await show(row.form());
}

const stillHere = /still here\./;

const drafted = [
  { name: 'emergency contact' },
  { name: 'billing address' },
  { name: 'waiver' },
  { name: 'feedback' },
  { name: 'profile' },
  { name: 'cancel registration' },
];

describe.each(drafted)('the form "$name"', ({ name }) => {
  const row = rowOf(name);
  let reply: Reply = replies.cut;
  const open = async (): Promise<string[]> => {
    serve(row.call, () => reply, row.others);
    await show(row.form());
    await row.fill();
    return filledIn();
  };

  it('restores the input after a new sign-in, and moves the focus to a notice about it', async () => {
    const before = await open();
    await signInAgain(row);
    const notice = await screen.findByText(stillHere);
    expect(filledIn()).toEqual(before);
    expect(document.activeElement?.contains(notice)).toBe(true);
    // Opening the form again without an interruption must not move the focus.
    const outsideButton = document.createElement('button');
    document.body.append(outsideButton);
    outsideButton.focus();
    cleanup();
    await show(row.form());
    expect(document.activeElement?.textContent).not.toContain('still here');
    outsideButton.remove();
  });

  it('restores the saved values when the draft is discarded, and keeps the focus on the notice', async () => {
    await open();
    await signInAgain(row);
    await screen.findByText(stillHere);
    const restored = filledIn();
    press('Discard');
    expect(await screen.findByText('Your draft is discarded.')).toBeTruthy();
    expect(filledIn()).not.toEqual(restored);
    expect(document.activeElement?.textContent).toContain('Your draft is discarded.');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('keeps its draft when a submit fails, and deletes it after a successful one', async () => {
    reply = replies.cut;
    await open();
    await row.submit();
    const draftKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));
    await waitFor(() => expect(document.querySelector('[role="alert"]')).toBeTruthy());
    expect(draftKeys()).toHaveLength(1);
    reply = { status: row.good.status ?? 200, data: row.good.data };
    await row.submit();
    await row.done();
    await waitFor(() => expect(draftKeys()).toEqual([]));
  });
});

it('the draft of a registration keeps plan and notes, but neither card nor consent', async () => {
  const row = rowOf('payment');
  serve(row.call, () => replies.cut, row.others);
  await show(row.form());
  await row.fill();
  await signInAgain(row);
  await screen.findByText('Your choices and notes are still here. Please enter your card again.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Notes for the coach/).value).toBe('A sore knee');
  expect((await screen.findByLabelText<HTMLInputElement>('Card number')).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /payment terms/ }).checked).toBe(false);
});

it('the payment panel opens again after a new sign-in when the sign-in session ended in it', async () => {
  const panel = rowOf('payment');
  serve(panel.call, () => replies.cut, panel.others);
  await show(panel.form());
  await panel.fill();
  signedIn(false);
  cleanup();
  signedIn(true);
  const list = rowOf('availability check');
  serve(list.call, () => ({ status: 200, data: list.good.data }), list.others);
  await show(list.form());
  expect(await screen.findByRole('dialog', { name: 'Complete Registration' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Notes for the coach/).value).toBe('A sore knee');
});

it.each([...accountForms, ...memberForms, ...bookingForms].map((row) => [row.name, row] as const))(
  'the browser stores no password and no card of "%s"',
  async (_, row) => {
    serve(row.call, () => replies.cut, row.others);
    await show(row.form());
    await row.fill();
    await row.submit();
    await act(() => new Promise((done) => setTimeout(done, 20)));
    const stored = JSON.stringify(Object.entries(sessionStorage));
    for (const secret of ['Roll//Bounce7', '4242 4242', '42424242', '08 / 30', '"123"'])
      expect(stored).not.toContain(secret);
  },
);

it.each([
  ['blocked', () => vi.spyOn(globalThis, 'sessionStorage', 'get')],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem')],
])('a form works when the storage is %s, and says that the browser saves nothing', async (_, spy) => {
  spy().mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  const row = rowOf('emergency contact');
  serve(row.call, () => ({ status: row.good.status ?? 200, data: row.good.data }), row.others);
  await show(row.form());
  await row.fill();
  expect(await screen.findByText(/^Your browser saves nothing for this page\./)).toBeTruthy();
  await row.submit();
  await row.done();
  expect(screen.queryByText(stillHere)).toBeNull();
});
