import { ApiError } from '@detroit-well/api-client';
import { describe, expect, it } from 'vitest';
import { memoryAttemptStorage } from '../src/payment-flow/attempt-storage.ts';
import { stateAfterFailure } from '../src/payment-flow/payment-state.ts';
import {
  asks,
  booked,
  flowWith,
  lost,
  problem,
  registration,
  typed,
  unreadable,
  type Reply,
} from './flow-with.ts';

const conflict = (code: string) => new ApiError({ kind: 'refused', status: 409, message: '', code });

describe('a lost response', () => {
  it('is checked with the same key, payment method, price and values', async () => {
    const { flow, submit, sent, kind, methods } = flowWith([lost, booked]);
    await submit();
    expect(kind()).toBe('unknown');
    await flow.checkAgain();
    expect(sent[1]).toEqual(sent[0]);
    expect(methods()).toBe(1);
    expect(kind()).toBe('done');
  });

  it('is checked by another press, too, with the same request', async () => {
    const { submit, sent, kind, methods } = flowWith([lost, booked]);
    await submit();
    await submit();
    expect(sent[1]).toEqual(sent[0]);
    expect(methods()).toBe(1);
    expect(kind()).toBe('done');
  });

  it.each(['rate_limited', 'not_authenticated'] as const)('stays unknown after %s', async (code) => {
    const { flow, submit, sent, kind } = flowWith([lost, problem(code), booked]);
    await submit();
    await flow.checkAgain();
    expect(kind()).toBe('unknown');
    await flow.checkAgain();
    expect(kind()).toBe('done');
    expect(new Set(sent.map(({ attempt }) => attempt.key)).size).toBe(1);
  });

  /** The flow after a reload of the page on which the response was lost. */
  async function afterReload(...replies: Reply[]) {
    const storage = memoryAttemptStorage();
    const before = flowWith([lost], { storage });
    await before.submit();
    return { before, after: flowWith(replies, { storage }) };
  }

  it('survives a reload: the same request is repeated with the password that is typed again', async () => {
    const { before, after } = await afterReload(booked);
    expect(after.flow.getState()).toMatchObject({ state: { kind: 'unknown' }, isPending: true });
    await after.flow.checkAgain({ password: typed.password });
    expect(after.sent).toEqual(before.sent);
    expect(after.methods()).toBe(0);
    expect(after.kind()).toBe('done');
  });

  it.each(['idempotency_key_reused', 'validation_failed'] as const)(
    'stays unknown after a reload when another password is typed (%s)',
    async (code) => {
      const { after } = await afterReload(problem(code), booked);
      await after.flow.checkAgain({ password: 'Another//Pass9' });
      expect(after.kind()).toBe('unknown');
      await after.flow.checkAgain({ password: typed.password });
      expect(after.kind()).toBe('done');
      expect(new Set(after.sent.map(({ attempt }) => attempt.key)).size).toBe(1);
    },
  );

  it('can be given up for a new attempt, which does not say that nothing was charged', async () => {
    const { before, after } = await afterReload(problem('account_exists'));
    after.flow.startOver();
    expect(after.kind()).toBe('editing');
    await after.submit();
    expect(after.sent[0]?.attempt.key).not.toBe(before.sent[0]?.attempt.key);
    expect(after.flow.getState().state).toMatchObject({ kind: 'account_exists', charged: 'earlier' });
  });

  it.each([
    [true, 'maybe'],
    [false, 'no'],
  ])(
    'reports whether the card may have been charged when the account exists (retried: %s)',
    (retried, charged) => {
      const failure = {
        error: conflict('account_exists'),
        step: 'request',
        amount: '75.00',
        retried,
      } as const;
      expect(stateAfterFailure(failure)).toMatchObject({ kind: 'account_exists', charged });
    },
  );
});

describe('a success that cannot be read', () => {
  it('is done when the server lists the registration of the member', async () => {
    const { submit, sent, flow } = flowWith([unreadable()], { listed: [registration] });
    await submit();
    expect(flow.getState().state).toMatchObject({ kind: 'done', result: { registration } });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the list cannot be read', 'unreachable'],
    ['the seat is only held', [{ ...registration, status: 'held' }]],
    ['the list does not have it', []],
  ] as const)('stays unknown for a member while %s, and is checked with its key', async (_, listed) => {
    const { submit, flow, kind, sent } = flowWith([unreadable({}), booked], { listed });
    await submit();
    expect(kind()).toBe('unknown');
    await flow.checkAgain();
    expect(kind()).toBe('done');
    expect(new Set(sent.map(({ attempt }) => attempt.key)).size).toBe(1);
  });

  it('is asked for once more with its key for a guest', async () => {
    const { submit, sent, kind } = flowWith([unreadable(), booked]);
    await submit();
    expect(kind()).toBe('done');
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each([
    ['an empty reply', '', 201, 'done'],
    ['an empty object', {}, 201, 'done'],
    ['a web page', '<h1>It works!</h1>', 200, 'unknown'],
    ['a payment that the bank may have to confirm', '', 202, 'unknown'],
  ])('that is %s twice is for a guest: %s %s %s', async (_, details, status, outcome) => {
    const reply = unreadable(details, status);
    const { submit, kind } = flowWith([reply, reply]);
    await submit();
    expect(kind()).toBe(outcome);
  });

  it('is a lost response when asking again fails', async () => {
    const { submit, kind, storage } = flowWith([unreadable(), lost]);
    await submit();
    expect(kind()).toBe('unknown');
    expect(storage.read().pending).not.toBeNull();
  });

  it('is looked up after a 3-D Secure challenge, too', async () => {
    const { flow, submit, kind } = flowWith([asks, unreadable()], { listed: [registration] });
    await submit();
    await flow.authenticate(true);
    expect(kind()).toBe('done');
  });
});
