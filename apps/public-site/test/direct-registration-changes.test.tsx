// @vitest-environment jsdom
import { NoResponse, fakeProblem } from '@detroit-well/api-client/testing';
import { referenceText } from '@detroit-well/reference-texts';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setVisitor, type Visitor } from '../src/visitor/visitor.ts';
import { fakePortal } from './fake-portal.ts';
import { freeSession as session } from './fixtures.ts';
import { resetBetweenTests, member, open, press } from './member-page.tsx';

vi.mock('../src/visitor/portal-auth.ts', () => import('./fake-portal.ts'));
resetBetweenTests();

const notFound = (): never => {
  throw fakeProblem('not_found');
};

describe('price change during a direct registration', () => {
  it('shows both prices, and repeats the agreed request identically when its response is lost', async () => {
    const requests: { amount: unknown; key: string | undefined }[] = [];
    let connected = false;
    fakePortal.responses = {
      registrations: {
        register: ({ body, headers }) => {
          requests.push({ amount: body.amount, key: headers['Idempotency-Key'] });
          if (body.amount === '0.00') throw fakeProblem('price_changed', { price: '250.00' });
          if (!connected) throw new NoResponse('network');
          throw fakeProblem('session_full', { session_full: true });
        },
      },
      sessions: { list: notFound },
    };
    open(session);
    await press('Register Now');
    expect(await screen.findByText(/It was free and is now \$250\. Nothing was charged\./)).toBeDefined();
    await press('Register for $250');
    expect(await screen.findByText(/We could not confirm/)).toBeDefined();
    connected = true;
    await press('Register Now');
    expect(await screen.findByText(referenceText('B8.8/registration/session-full'))).toBeDefined();
    const agreed = requests.slice(1);
    expect(new Set(agreed.map(({ amount }) => amount))).toEqual(new Set(['250.00']));
    expect(new Set(agreed.map(({ key }) => key)).size).toBe(1);
    expect(agreed[0]?.key).not.toBe(requests[0]?.key);
  });
});

describe('direct registration of a member who has signed out', () => {
  const otherMember = { ...member, id: 'usr_other', name: 'Other member' };
  const signedOut = (): Visitor => ({ kind: 'guest' });
  let requests: { amount: unknown; key: string | undefined }[] = [];
  let responses: (() => Promise<never>)[] = [];

  beforeEach(() => {
    requests = [];
    fakePortal.responses = {
      registrations: {
        register: ({ body, headers }) => {
          requests.push({ amount: body.amount, key: headers['Idempotency-Key'] });
          const next = responses.shift();
          if (!next) throw new NoResponse('timeout');
          return next();
        },
      },
      sessions: { list: notFound },
    };
  });

  it.each([
    ['after a moment without a member', [signedOut(), otherMember]],
    ['immediately', [otherMember]],
  ])('does not pass its message or its request to the next member, %s', async (_, visitors) => {
    responses = [];
    open(session);
    await press('Register Now');
    expect(await screen.findByText(/We could not confirm/)).toBeDefined();
    for (const visitor of visitors) {
      act(() => setVisitor(visitor));
      expect(screen.queryByText(/We could not confirm/)).toBeNull();
    }
    const before = requests.length;
    await press('Register Now');
    expect(await screen.findByText(/We could not confirm/)).toBeDefined();
    expect(requests[before]?.key).not.toBe(requests[0]?.key);
  });

  it('is repeated with its key by the same member after a reload', async () => {
    responses = [];
    open(session);
    await press('Register Now');
    expect(await screen.findByText(/We could not confirm/)).toBeDefined();
    const before = requests.length;
    cleanup();
    open(session);
    await press('Register Now');
    expect(await screen.findByText(/We could not confirm/)).toBeDefined();
    expect(requests.length).toBeGreaterThan(before);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  });

  it('does not send a request that had not started at sign-out', async () => {
    responses = [];
    open(session);
    await press('Register Now');
    act(() => setVisitor(signedOut()));
    act(() => setVisitor(otherMember));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(requests).toEqual([]);
  });

  it('ignores a response that arrives after sign-out and does not block the next member', async () => {
    let respond = (): void => {};
    const pending = new Promise<void>((resolve) => (respond = resolve));
    responses = [
      async () => {
        await pending;
        throw fakeProblem('price_changed', { price: '250.00' });
      },
      () => Promise.reject(fakeProblem('session_full', { session_full: true })),
    ];
    open(session);
    await press('Register Now');
    await vi.waitFor(() => expect(requests).toHaveLength(1), 20_000);
    act(() => setVisitor(signedOut()));
    act(() => setVisitor(otherMember));
    await press('Register Now');
    expect(await screen.findByText(referenceText('B8.8/registration/session-full'))).toBeDefined();
    await act(async () => {
      respond();
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(screen.queryByText(/It was \$240/)).toBeNull();
    expect(screen.getByText(referenceText('B8.8/registration/session-full'))).toBeDefined();
    expect(requests[1]?.key).not.toBe(requests[0]?.key);
  });
});
