// @vitest-environment jsdom
import { NoResponse, fakeProblem } from '@detroit-well/api-client/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setVisitor, type Visitor } from '../src/visitor/visitor.ts';
import { told } from './fake-portal.ts';
import { session } from './fixtures.ts';
import { resetBetweenTests, member, open, press } from './member-page.tsx';

vi.mock('../src/visitor/portal-session.ts', () => import('./fake-portal.ts'));
resetBetweenTests();

const nobody = (): never => {
  throw fakeProblem('not_found');
};

describe('price change during a direct registration', () => {
  it('shows both prices, and repeats the agreed request identically when its response is lost', async () => {
    const asked: { amount: unknown; key: string | undefined }[] = [];
    let connected = false;
    told.answers = {
      registrations: {
        register: ({ body, headers }) => {
          asked.push({ amount: body.amount, key: headers['Idempotency-Key'] });
          if (body.amount === '240.00') throw fakeProblem('price_changed', { price: '250.00' });
          if (!connected) throw new NoResponse('network');
          throw fakeProblem('session_full', { session_full: true });
        },
      },
      sessions: { list: nobody },
    };
    open(session);
    await press('Register Now');
    expect(await screen.findByText(/It was \$240 and is now \$250\. Nothing was charged\./)).toBeDefined();
    await press('Register for $250');
    expect(await screen.findByText(/We do not know yet/)).toBeDefined();
    connected = true;
    await press('Register Now');
    expect(await screen.findByText('Sorry, this session is now full.')).toBeDefined();
    const agreed = asked.slice(1);
    expect(new Set(agreed.map(({ amount }) => amount))).toEqual(new Set(['250.00']));
    expect(new Set(agreed.map(({ key }) => key)).size).toBe(1);
    expect(agreed[0]?.key).not.toBe(asked[0]?.key);
  });
});

describe('direct registration of a member who has signed out', () => {
  const somebodyElse = { ...member, name: 'Somebody else' };
  const nobodyThere = (): Visitor => ({ kind: 'guest' });
  let asked: { amount: unknown; key: string | undefined }[] = [];
  let answered: (() => Promise<never>)[] = [];

  beforeEach(() => {
    asked = [];
    told.answers = {
      registrations: {
        register: ({ body, headers }) => {
          asked.push({ amount: body.amount, key: headers['Idempotency-Key'] });
          const next = answered.shift();
          if (!next) throw new NoResponse('timeout');
          return next();
        },
      },
      sessions: { list: nobody },
    };
  });

  it.each([
    ['after the page knew nobody', [nobodyThere(), somebodyElse]],
    ['at once', [somebodyElse]],
  ])('does not pass its message or its request to the next member, %s', async (_, visitors) => {
    answered = [];
    open(session);
    await press('Register Now');
    expect(await screen.findByText(/We do not know yet/)).toBeDefined();
    for (const visitor of visitors) {
      act(() => setVisitor(visitor));
      expect(screen.queryByText(/We do not know yet/)).toBeNull();
    }
    const before = asked.length;
    await press('Register Now');
    expect(await screen.findByText(/We do not know yet/)).toBeDefined();
    expect(asked[before]?.key).not.toBe(asked[0]?.key);
  });

  it('does not send a request that had not started at sign-out', async () => {
    answered = [];
    open(session);
    await press('Register Now');
    act(() => setVisitor(nobodyThere()));
    act(() => setVisitor(somebodyElse));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(asked).toEqual([]);
  });

  it('ignores a response that arrives after sign-out and does not block the next member', async () => {
    let answer = (): void => {};
    const waiting = new Promise<void>((settle) => (answer = settle));
    answered = [
      async () => {
        await waiting;
        throw fakeProblem('price_changed', { price: '250.00' });
      },
      () => Promise.reject(fakeProblem('session_full', { session_full: true })),
    ];
    open(session);
    await press('Register Now');
    await vi.waitFor(() => expect(asked).toHaveLength(1), 20_000);
    act(() => setVisitor(nobodyThere()));
    act(() => setVisitor(somebodyElse));
    await press('Register Now');
    expect(await screen.findByText('Sorry, this session is now full.')).toBeDefined();
    await act(async () => {
      answer();
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(screen.queryByText(/It was \$240/)).toBeNull();
    expect(screen.getByText('Sorry, this session is now full.')).toBeDefined();
    expect(asked[1]?.key).not.toBe(asked[0]?.key);
  });
});
