import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { behaviourOf } from '../../src/features/payments/sandbox/test-cards.ts';
import { takeCut, type Cut } from './cuts.ts';
import { readForm } from './form.ts';
import { authenticateIntent } from './intents.ts';
import { route } from './routes.ts';
import { FakeStripeError, newId, newState, type FakeMethod, type FakeState, type MadeWith } from './state.ts';

export type { MadeWith } from './state.ts';

/**
 * The fault: the confirmation never arrives, its response is lost, or it (or the creation before it) waits until it is
 * released.
 */
export type LineFault = 'request_lost' | 'response_lost' | 'waits' | 'making_waits';

export interface StripeFake {
  readonly url: string;
  readonly state: FakeState;
  /** The fault at the confirmation of an intent, which is the moment when money moves. */
  fault: LineFault | null;
  /** Broken connections of single charges, by payment method, or by owner where a customer is created. */
  readonly cuts: Map<string, Cut>;
  /** No request gets a response. */
  down: boolean;
  /** New charges are accepted; queries for earlier ones get no response. */
  dropsQueries: boolean;
  /** Whether the reply to a request waits until it is released, after its work is done. */
  holdsReply: (request: string) => boolean;
  /** Forgets the idempotency keys, as Stripe does after a day. */
  forgetKeys(): void;
  /** Releases the waiting requests. If none waits yet, resolves when one does. */
  releaseWaiting(): void;
  readonly waiting: () => number;
  /** A payment method for a card number and what the payer chose. */
  card(number: string, madeWith?: MadeWith): string;
  /** The confirmation token that Stripe.js creates from its elements, for a card number and what the payer chose. */
  token(number: string, madeWith?: MadeWith, setupFutureUsage?: string | null): string;
  /** The cardholder's response to the 3-D Secure challenge. */
  authenticate(clientSecret: string, approve: boolean): void;
  /** All requests in order, with their bodies. */
  readonly requests: string[];
  /** The idempotency key of each of them; null for one without. */
  readonly requestKeys: (string | null)[];
  close(): Promise<void>;
}

interface StoredResponse {
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

const charges = (method: string, url: string) =>
  method === 'POST' && /^\/v1\/(customers|payment_intents)(\/\w+\/confirm)?$/.test(url);

/** A confirmation token is good for so long. */
const tokenSeconds = 12 * 60 * 60;

function methodOf(number: string, madeWith: MadeWith = 'card'): FakeMethod {
  const digits = number.replaceAll(' ', '');
  return {
    id: newId('pm'),
    type: madeWith === 'link_account' ? 'link' : 'card',
    wallet: madeWith === 'card' || madeWith === 'link_account' ? null : madeWith,
    behaviour: behaviourOf(digits),
    last4: digits.slice(-4),
    customer: null,
    spent: false,
  };
}

/** A local fake of Stripe: keeps intents, customers and refunds, honors idempotency keys, and fails on demand. */
export async function startStripeFake(): Promise<StripeFake> {
  const state = newState();
  const keys = new Map<string, StoredResponse>();
  const held: (() => void)[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = 'GET', url = '/', headers } = request;
    const confirms = url.endsWith('/confirm');
    const lost = confirms && fake.fault === 'request_lost';
    const cut = takeCut(fake.cuts, state, url, body);
    if (fake.down || lost || cut === 'request' || (fake.dropsQueries && !charges(method, url)))
      return void request.socket.destroy();
    const waits = fake.fault === (confirms ? 'waits' : 'making_waits');
    if (waits) await new Promise<void>((resolve) => held.push(resolve));
    const key = headers['idempotency-key'];
    fake.requests.push(`${method} ${url} ${body}`);
    fake.requestKeys.push(typeof key === 'string' ? key : null);
    const asked = `${method} ${url} ${body}`;
    const stored = typeof key === 'string' ? keys.get(key) : undefined;
    const reply = stored ?? { request: asked, ...perform(method, url, body) };
    if (typeof key === 'string' && stored === undefined) keys.set(key, reply);
    if (cut === 'response' || (confirms && fake.fault === 'response_lost'))
      return void request.socket.destroy();
    if (fake.holdsReply(asked)) await new Promise<void>((resolve) => held.push(resolve));
    const other = reply.request !== asked;
    response.writeHead(other ? 400 : reply.status, { 'content-type': 'application/json' });
    response.end(other ? JSON.stringify({ error: { type: 'idempotency_error' } }) : reply.body);
  }

  function perform(method: string, url: string, body: string): { status: number; body: string } {
    try {
      const done = route(state, method, new URL(url, 'http://fake'), readForm(body));
      return { status: 200, body: JSON.stringify(done) };
    } catch (error) {
      if (!(error instanceof FakeStripeError)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.error }) };
    }
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: StripeFake = {
    url: `http://127.0.0.1:${port}`,
    state,
    fault: null,
    cuts: new Map(),
    down: false,
    dropsQueries: false,
    holdsReply: () => false,
    requests: [],
    requestKeys: [],
    forgetKeys: () => keys.clear(),
    releaseWaiting: () => held.splice(0).forEach((go) => go()),
    waiting: () => held.length,
    card(number, madeWith) {
      const method = methodOf(number, madeWith);
      state.methods.set(method.id, method);
      return method.id;
    },
    token(number, madeWith, setupFutureUsage) {
      const id = newId('ctoken');
      const expiresAt = Math.floor(Date.now() / 1000) + tokenSeconds;
      state.tokens.set(id, {
        id,
        method: methodOf(number, madeWith),
        setup_future_usage: setupFutureUsage,
        expires_at: expiresAt,
      });
      return id;
    },
    authenticate: (secret, approve) => authenticateIntent(state, secret, approve),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}
