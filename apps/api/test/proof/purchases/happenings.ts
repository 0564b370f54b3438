import { randomUUID } from 'node:crypto';
import { cards, paymentIn } from '../../booking.ts';
import type { ApiResponse } from '../../server.ts';
import { shown } from '../../stripe-fake/intents.ts';
import { recordEvent } from '../../stripe-fake/state.ts';
import type { Book, Call } from './book.ts';
import type { Death } from './dying.ts';
import { storeACard, type Behaviour, type Ready } from './goods.ts';
import type { Outcome, Plan } from './plan.ts';

const minute = 60;

/** A purchase on its way. */
interface Scene {
  readonly book: Book;
  readonly plan: Plan;
  readonly ready: Ready;
  readonly card: string;
  /** The first request with its key; null if the job of the renewals does it. */
  readonly first: Call | null;
  /** Sends the first request, or runs the job; later the same once more. */
  send(): Promise<ApiResponse | null>;
  /** The same purchase with another key and a good card. */
  sendOther(): Promise<ApiResponse | null>;
}

/** Makes the card of the purchase, and its first request. */
async function begin(book: Book, plan: Plan, ready: Ready, card: string): Promise<Scene> {
  const asked = await ready.request(card);
  const first = asked === null ? null : { ...asked, key: randomUUID() };
  const run = async (call: Call | null) => {
    if (call !== null) return book.call(call);
    await book.job('renewals');
    return null;
  };
  return {
    book,
    plan,
    ready,
    card,
    first,
    send: () => run(first),
    sendOther: async () => {
      const other = await ready.request(ready.card('succeeds'));
      return run(other === null ? null : { ...other, key: randomUUID() });
    },
  };
}

/** A card that the provider or the server refuses before a bank is asked. */
async function refusedCard(book: Book, plan: Plan): Promise<string> {
  const { fake } = book.studio.fixture;
  const kind = plan.chance();
  if (plan.method === 'token') {
    const ref = fake.token(cards.good, kind < 0.3 ? 'link_account' : 'card');
    const token = fake.state.tokens.get(ref);
    if (token !== undefined && kind >= 0.3) token.expires_at = kind < 0.6 ? null : 0;
    return ref;
  }
  if (plan.method === 'card') return kind < 0.5 ? fake.card(cards.good, 'link_account') : 'pm_of_nobody';
  return plan.good === 'desk-pass' ? '' : storeACard(book, await book.person());
}

const behaviours: Partial<Record<Outcome, Behaviour>> = {
  declines: 'declines',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  processing_error: 'processing_error',
  stolen_card: 'stolen_card',
  'asks-nobody': 'asks',
  'asks-approved': 'asks',
  'asks-rejected': 'asks',
  'asks-abandoned': 'asks',
  'asks-replaced': 'asks',
  'late-success': 'asks',
};

/** The outcome becomes known: by the same request, or by the job. An event has told it before, where events are delivered. */
async function learn({ book, plan, send }: Scene, afterSeconds: number): Promise<void> {
  if (plan.chance() < 0.5) return void (await send());
  book.pass(afterSeconds);
  await book.job('reconcile');
}

interface Asked {
  readonly secret: string;
  /** The cardholder's response. */
  answer(approves: boolean): Promise<void>;
}

/** The bank asks. */
async function ask({ book, plan, send }: Scene): Promise<Asked> {
  const response = await send();
  const secret = String((response && paymentIn(response))?.['client_secret']);
  if (plan.retry === 'open') await send();
  return {
    secret,
    answer: (approves) =>
      book.happens(`the cardholder ${approves ? 'confirms' : 'is rejected'}`, () =>
        book.studio.fixture.authenticate(secret, approves),
      ),
  };
}

/** In each round, the payment is given up in another way. */
async function lateSuccess(scene: Scene): Promise<void> {
  const { book, plan, ready } = scene;
  const { secret, answer } = await ask(scene);
  if (plan.round === 0 && ready.change !== undefined) {
    await ready.change();
    await answer(true);
    return learn(scene, minute);
  }
  if (plan.round === 1) await scene.sendOther();
  else {
    book.pass(16 * minute);
    await book.job('reconcile');
  }
  const { state } = book.studio.fixture.fake;
  await book.happens('the provider reports a success after all', () => {
    const intent = [...state.intents.values()].find(({ client_secret }) => client_secret === secret);
    if (intent === undefined) throw new Error('no intent');
    intent.status = 'succeeded';
    recordEvent(state, 'payment_intent.succeeded', shown(state, intent, false));
  });
}

async function lose(scene: Scene, loses: 'request_lost' | 'response_lost', isDown: boolean): Promise<void> {
  const { book, plan, send } = scene;
  const { payments } = book.studio.fixture;
  payments.fault = loses;
  payments.down = isDown;
  await send();
  payments.fault = null;
  if (isDown) {
    await send();
    await book.job('reconcile');
    payments.down = false;
  }
  if (plan.retry === 'open') await send();
  await learn(scene, 40);
}

async function die(scene: Scene, at: Death): Promise<void> {
  const { book, plan, first, send, sendOther } = scene;
  if (first === null) await book.job('renewals', at);
  else await book.callUntilDeath(at, first);
  book.pass(31);
  const next = plan.chance();
  if (next < 0.4) return void (await send());
  if (next < 0.7) {
    await book.job('reconcile');
    return void (await send());
  }
  await sendOther();
  await book.job('reconcile');
}

const once = async ({ send }: Scene) => void (await send());

const happenings: Readonly<Record<Outcome, (scene: Scene) => Promise<void>>> = {
  paid: once,
  declines: once,
  insufficient_funds: once,
  expired_card: once,
  incorrect_cvc: once,
  processing_error: once,
  stolen_card: once,
  'asks-nobody': once,
  'refused-card': once,
  async 'asks-approved'(scene) {
    const { answer } = await ask(scene);
    await answer(true);
    await learn(scene, minute);
  },
  async 'asks-rejected'(scene) {
    const { answer } = await ask(scene);
    await answer(false);
    await learn(scene, minute);
  },
  async 'asks-abandoned'(scene) {
    const { answer } = await ask(scene);
    scene.book.pass(16 * minute);
    await scene.book.job('reconcile');
    await answer(true);
    await scene.send();
  },
  async 'asks-replaced'(scene) {
    const { answer } = await ask(scene);
    await scene.sendOther();
    await answer(true);
    await scene.send();
  },
  'late-success': lateSuccess,
  'request-lost': (scene) => lose(scene, 'request_lost', false),
  'response-lost': (scene) => lose(scene, 'response_lost', false),
  'provider-down': (scene) => lose(scene, 'response_lost', true),
  'dies-begin': (scene) => die(scene, 'begin'),
  'dies-charge': (scene) => die(scene, 'charge'),
  'dies-intent': (scene) => die(scene, 'intent'),
  'dies-outcome': (scene) => die(scene, 'outcome'),
  'dies-reply': (scene) => die(scene, 'reply'),
  async together({ book, first }) {
    if (first === null) await book.jobTogether('renewals');
    else await book.callTogether(first);
  },
  async doubled({ book, plan, send, sendOther }) {
    await send();
    if (plan.chance() < 0.4) book.pass(61);
    await sendOther();
  },
  async 'other-body'({ book, plan, ready, card, first, send }) {
    await send();
    // A declined renewal is paid by a body that only names the card.
    const other = await ready.request(plan.good === 'renewal' ? ready.card('succeeds') : card, true);
    if (other !== null && first !== null) await book.call({ ...other, key: first.key });
  },
};

const declined: readonly Outcome[] = [
  'declines',
  'insufficient_funds',
  'processing_error',
  'asks-rejected',
  'asks-nobody',
];

/** Lets the outcome of a plan happen, sends the first request again, and buys with another card after some declines. */
export async function happen(book: Book, plan: Plan, ready: Ready): Promise<void> {
  const { outcome, retry } = plan;
  const card =
    outcome === 'refused-card'
      ? await refusedCard(book, plan)
      : ready.card(behaviours[outcome] ?? 'succeeds');
  const scene = await begin(book, plan, ready, card);
  await happenings[outcome](scene);
  if (retry === 'next-day') book.pass(25 * 3_600);
  if (retry !== 'never') await scene.send();
  if (declined.includes(outcome) && plan.chance() < 0.5) await scene.sendOther();
}
