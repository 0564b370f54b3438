// @vitest-environment jsdom
import { sentences } from '@detroit-well/api-client/errors';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, sent, serve, show } from './faults/form-page.tsx';
import { accountForms } from './faults/account-forms.tsx';
import { bookingForms } from './faults/booking-forms.tsx';
import { memberForms } from './faults/member-forms.tsx';
import { unreadable } from './faults/form-row.ts';
import { faultNames, isUnknown, replies, type Fault, type Reply } from './faults/replies.ts';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/auth/session.ts', async () => {
  const { page: mocked } = await import('./faults/form-page.tsx');
  return { session: { start: mocked.startSession }, signOut: () => Promise.resolve() };
});
vi.mock('react-router-dom', () => import('./faults/router.ts'));
// The reset page allows three attempts; this test needs one for each fault.
vi.mock('@detroit-well/config/constants', async (original) => {
  const constants = await original<Record<string, unknown>>();
  return { ...constants, resetAttempts: { max: 99, warnFrom: 99 } };
});
vi.mock('@detroit-well/booking/human-check', () => import('./faults/human-check.ts'));
vi.mock('../src/waiver/signature-drawing.ts', () => import('./faults/signature-drawing.ts'));

beforeEach(() => {
  sent.length = 0;
  page.navigate.mockReset();
  page.startSession.mockReset();
  document.head.innerHTML =
    '<script type="application/json" id="settings">{"publicSiteUrl":"https://www.example.com"}</script>';
  vi.spyOn(console, 'error');
});

afterEach(() => {
  // React only logs a crash; an error in this hook fails the test.
  if (vi.mocked(console.error).mock.calls.length > 0) throw new Error('React reported an error.');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const idle = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('form [aria-busy="true"], form[aria-busy="true"]')).toBeNull());

const rows = [...accountForms, ...memberForms, ...bookingForms];

describe.each(rows)('$name', (row) => {
  const { call, good, others, successes = unreadable } = row;
  const failing = faultNames.filter((fault) => !successes.includes(fault));

  it('shows a message for every fault, keeps the input, marks unknown outcomes and succeeds in the end', async () => {
    let reply: Reply = replies.cut;
    serve(call, () => reply, others);
    await show(row.form());
    await row.fill();
    for (const fault of failing) {
      reply = replies[fault];
      const before = sent.length;
      await row.submit();
      await waitFor(() => expect(sent).toHaveLength(before + 1));
      await idle();
      const sentence = row.expectedText(fault);
      const message = await screen.findByText(sentence, { exact: true });
      const alert = (message.closest('[role="alert"]') ?? message.parentElement)?.textContent ?? '';
      const isUnknownHere = isUnknown(fault) && row.unconfirmed !== null;
      const saysSo = alert.includes(row.unconfirmed ?? '') || sentence === sentences.unknownOutcome;
      const preserved = Object.keys(row.preserved).map((label) => [
        label,
        screen.getByLabelText<HTMLInputElement>(label).value,
      ]);
      expect({ fault, saysSo: row.unconfirmed === null ? false : saysSo, preserved }).toEqual({
        fault,
        saysSo: isUnknownHere,
        preserved: Object.entries(row.preserved),
      });
    }
    reply = { status: good.status ?? 200, data: good.data };
    await row.submit();
    await row.done();
  });

  it.each(successes)('treats %s as a success', async (fault) => {
    serve(call, () => replies[fault], others);
    await show(row.form());
    await row.fill();
    await row.submit();
    await row.done();
    expect(sent).toHaveLength(1);
    expect(document.body.textContent).not.toContain('We could not confirm');
  });
});

describe.each(rows.filter(({ repeatable }) => !repeatable))('$name', (row) => {
  it('retries after an unknown outcome with the same idempotency key', async () => {
    let reply: Reply = replies.cut;
    serve(row.call, () => reply, row.others);
    await show(row.form());
    await row.fill();
    for (const fault of ['cut', '31 s', '503'] satisfies Fault[]) {
      reply = replies[fault];
      const before = sent.length;
      await row.submit();
      await waitFor(() => expect(sent).toHaveLength(before + 1));
      await idle();
      await screen.findByText(row.expectedText(fault), { exact: true });
    }
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Roll//Bounce7');
  });
});
