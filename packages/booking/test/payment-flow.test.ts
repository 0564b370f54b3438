import { ApiError } from '@detroit-well/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryAttemptStorage } from '../src/payment-flow/attempt-storage.ts';
import { declinedFields } from '../src/card/declined-card.ts';
import { stateAfterFailure } from '../src/payment-flow/payment-state.ts';
import { asks, booked, flowWith, held, lost, problem, typed } from './flow-with.ts';

const nothing = { pending: null, held: null };
const conflict = (code: string) => new ApiError({ kind: 'refused', status: 409, message: '', code });

describe('a submission', () => {
  it('sends the payment method and the shown price, and is done', async () => {
    const { submit, sent, kind, storage } = flowWith([booked]);
    await submit();
    expect(sent[0]?.attempt).toMatchObject({ paymentMethodId: 'pm_1', amount: '75.00' });
    expect(kind()).toBe('done');
    expect(storage.read()).toEqual(nothing);
  });

  it('sends one request for two presses', async () => {
    const { submit, sent } = flowWith([booked]);
    await Promise.all([submit(), submit()]);
    expect(sent).toHaveLength(1);
  });

  it('stores the attempt before the request, without its password', async () => {
    const storage = memoryAttemptStorage();
    const stored: unknown[] = [];
    const look = () => {
      stored.push(storage.read().pending);
      return booked();
    };
    const { submit } = flowWith([look], { storage });
    await submit();
    expect(stored).toMatchObject([{ paymentMethodId: 'pm_1', values: { notes: 'typed' } }]);
    expect(JSON.stringify(stored)).not.toContain(typed.password);
  });

  it('uses a new key and a new payment method after a known failure', async () => {
    const { submit, sent, kind } = flowWith([problem('payment_failed'), booked]);
    await submit();
    expect(kind()).toBe('rejected');
    await submit();
    const [first, second] = sent.map(({ attempt }) => attempt);
    expect(first?.key).not.toBe(second?.key);
    expect(second?.paymentMethodId).toBe('pm_2');
    expect(kind()).toBe('done');
  });

  it('has a known outcome when the card could not become a payment method', async () => {
    const { flow, sent } = flowWith([]);
    const error = new ApiError({ kind: 'network', message: '', outcome: 'unknown' });
    await flow.submit(typed, () => Promise.reject(error));
    expect(flow.getState().state).toEqual({ kind: 'not_sent', offline: false });
    expect(sent).toEqual([]);
  });

  describe('while the browser is offline', () => {
    beforeEach(() => void vi.stubGlobal('navigator', { onLine: false }));
    afterEach(() => void vi.unstubAllGlobals());

    it('sends nothing, not even the card, and the next one is a new attempt', async () => {
      const { flow, submit, sent, methods } = flowWith([booked]);
      await submit();
      expect(flow.getState().state).toEqual({ kind: 'not_sent', offline: true });
      expect([sent.length, methods()]).toEqual([0, 0]);
      vi.unstubAllGlobals();
      await submit();
      expect(flow.getState().state.kind).toBe('done');
    });

    it('leaves an earlier request unknown, and keeps its key', async () => {
      vi.unstubAllGlobals();
      const { flow, submit, sent, kind } = flowWith([lost, booked]);
      await submit();
      vi.stubGlobal('navigator', { onLine: false });
      await submit();
      expect([kind(), sent.length]).toEqual(['unknown', 1]);
      vi.unstubAllGlobals();
      await flow.checkAgain();
      expect(kind()).toBe('done');
      expect(sent[1]?.attempt.key).toBe(sent[0]?.attempt.key);
    });
  });

  describe('with a declined card', () => {
    const declined = problem('payment_failed', { reason: 'insufficient_funds' });

    it.each([
      [2, true],
      [0, undefined],
      [null, undefined],
    ])('says that the spot is free only when the availability says so (%s)', async (spots, isSpotFree) => {
      const { flow, submit, kind } = flowWith([declined], { spots });
      await submit();
      expect(kind()).toBe('rejected');
      // The availability is read after the decline is shown.
      await new Promise((resolve) => setTimeout(resolve, 20));
      const { state } = flow.getState();
      expect(state.kind === 'rejected' && state.isSpotFree).toBe(isSpotFree);
    });

    it('stays declined while the form is edited, until the next submission', async () => {
      const { flow, submit, kind } = flowWith([declined, booked]);
      await submit();
      flow.edit();
      expect(kind()).toBe('rejected');
      await submit();
      expect(kind()).toBe('done');
    });

    it.each([
      ['expired_card', ['expires']],
      ['incorrect_cvc', ['cvc']],
      ['incorrect_number', ['number']],
      ['insufficient_funds', ['number']],
      [undefined, ['number']],
      ['processing_error', []],
    ])('for the reason %s marks the fields %j', async (reason, fields) => {
      const { flow, submit } = flowWith([problem('payment_failed', { reason })]);
      await submit();
      const { state } = flow.getState();
      expect(Object.keys(declinedFields('error' in state ? state.error : null))).toEqual(fields);
    });
  });

  it('accepts a new price only with the next press', async () => {
    const { flow, submit, sent } = flowWith([problem('price_changed', { price: '85.00' }), booked]);
    await submit();
    expect(flow.getState()).toMatchObject({
      amount: '85.00',
      state: { kind: 'price_changed', before: '75.00', now: '85.00' },
    });
    await submit();
    expect(sent.map(({ attempt }) => attempt.amount)).toEqual(['75.00', '85.00']);
  });
});

describe('a 3-D Secure challenge', () => {
  it('holds the seat until the bank has approved, and survives a reload', async () => {
    const storage = memoryAttemptStorage();
    const before = flowWith([asks], { storage });
    await before.submit();
    expect(before.kind()).toBe('authentication');
    const after = flowWith([booked], { storage });
    expect(after.kind()).toBe('authentication');
    await after.flow.authenticate(true);
    expect(after.kind()).toBe('done');
    expect(storage.read()).toEqual(nothing);
  });

  it('is declined without a charge when the cardholder rejects it', async () => {
    const { flow, submit, kind, storage } = flowWith([asks, problem('payment_failed')]);
    await submit();
    await flow.authenticate(false);
    expect(kind()).toBe('declined');
    expect(storage.read()).toEqual(nothing);
  });

  it('can be repeated with the same key after a lost confirmation', async () => {
    const { flow, submit, kind, confirmed } = flowWith([asks, lost, booked]);
    await submit();
    await flow.authenticate(true);
    expect(kind()).toBe('authentication');
    await flow.authenticate(true);
    expect(confirmed).toHaveLength(2);
    expect(new Set(confirmed).size).toBe(1);
    expect(kind()).toBe('done');
  });

  it('uses a new key while the challenge is still pending, because the old key returns the old response', async () => {
    const { flow, submit, confirmed } = flowWith([asks, asks, booked]);
    await submit();
    await flow.authenticate(true);
    await flow.authenticate(true);
    expect(new Set(confirmed).size).toBe(2);
  });

  it('returns to the form for another card', async () => {
    const { flow, submit, kind, storage, sent } = flowWith([asks, booked]);
    await submit();
    flow.payWithAnotherCard();
    expect(kind()).toBe('editing');
    expect(storage.read()).toEqual(nothing);
    await submit();
    expect(sent[1]?.attempt.paymentMethodId).toBe('pm_2');
  });

  it('ends when the hold has expired', () => {
    const failure = {
      error: conflict('hold_expired'),
      step: 'authentication',
      retried: false,
      amount: '75.00',
    } as const;
    expect(stateAfterFailure({ ...failure, held, approved: true }).kind).toBe('rejected');
  });
});

describe('an edit', () => {
  it('hides the message about the last attempt', async () => {
    const { submit, flow, kind } = flowWith([problem('plan_unavailable')]);
    await submit();
    flow.edit();
    expect(kind()).toBe('editing');
  });

  it('does not hide an unknown outcome', async () => {
    const { submit, flow, kind } = flowWith([lost]);
    await submit();
    flow.edit();
    expect(kind()).toBe('unknown');
  });
});
