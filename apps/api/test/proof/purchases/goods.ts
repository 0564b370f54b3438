import { randomUUID } from 'node:crypto';
import { cards, type Person } from '../../booking.ts';
import { provedHuman } from '../../human.ts';
import { membershipIn } from '../../membership-fixture.ts';
import { month, plus, year } from '../../plan-change-fixture.ts';
import type { ApiResponse } from '../../server.ts';
import type { FakeMethod } from '../../stripe-fake/state.ts';
import type { Book, Call } from './book.ts';
import type { Good, Plan } from './plan.ts';

export type Behaviour = FakeMethod['behaviour'];

/** A purchase that is ready to be sent. */
export interface Ready {
  readonly buyer: Person | null;
  /** What pays from now on: a new card, or the stored one, which behaves like this. */
  card(behaviour: Behaviour): string;
  /** Null: the job of the renewals does it. */
  request(card: string, other?: boolean): Promise<Call> | null;
  /** Reads what the buyer sees at the end. */
  look(): Promise<unknown>;
  /** Changes what is being paid for, if its buyer can. */
  change?(): Promise<unknown>;
}

const stored = (book: Book, ref: string) => {
  const method = book.studio.fixture.fake.state.methods.get(ref);
  if (method === undefined) throw new Error(`no card ${ref}`);
  return method;
};

/** A new card, or a confirmation token for one, or the stored card. */
function payer(book: Book, { method }: Plan, own: string | null): Ready['card'] {
  const { fake } = book.studio.fixture;
  return (behaviour) => {
    if (method !== 'token' && method !== 'card') {
      if (own !== null) stored(book, own).behaviour = behaviour;
      return own ?? '';
    }
    if (method === 'card') {
      const ref = fake.card(cards.good);
      stored(book, ref).behaviour = behaviour;
      return ref;
    }
    const ref = fake.token(cards.good);
    const token = fake.state.tokens.get(ref);
    if (token !== undefined) token.method.behaviour = behaviour;
    return ref;
  };
}

const consent = { payment_consent: true };

/** Makes a call that only prepares a history. Other histories record what it does, so only its request is kept. */
async function prepareBy(book: Book, call: Call): Promise<ApiResponse> {
  const before = book.lines.length;
  const response = await book.call({ ...call, key: randomUUID() });
  book.lines.splice(before + 1);
  return response;
}

/** Buys ten sessions, which stores the card. */
export async function storeACard(book: Book, person: Person): Promise<string> {
  const ref = book.studio.fixture.fake.card(cards.good);
  const body = { plan_id: 'plan-pass-10', payment_method_id: ref, save_payment_method: true, ...consent };
  await prepareBy(book, { who: person, path: '/passes/', body });
  book.pass(120);
  return ref;
}

/** What the desk must not use: a card without its person. */
const hasOwn = ({ method, outcome, good }: Plan) =>
  method === 'saved' && !(good === 'desk-pass' && outcome === 'refused-card');

async function aPass(book: Book, plan: Plan): Promise<Ready> {
  const buyer = await book.person();
  const own = hasOwn(plan) ? await storeACard(book, buyer) : null;
  const planId = plan.chance() < 0.7 ? 'plan-pass-5' : 'plan-pass-10';
  const otherId = planId === 'plan-pass-5' ? 'plan-pass-10' : 'plan-pass-5';
  const save = plan.chance() < 0.5 ? { save_payment_method: plan.chance() < 0.5 } : {};
  return {
    buyer,
    card: payer(book, plan, own),
    request: async (card, other = false) => ({
      who: buyer,
      path: '/passes/',
      body: { plan_id: other ? otherId : planId, payment_method_id: card, ...save, ...consent },
    }),
    look: () => book.call({ who: buyer, path: '/passes/' }),
  };
}

async function aGiftCard(book: Book, plan: Plan): Promise<Ready> {
  const isMember = plan.method === 'saved' || plan.chance() < 0.4;
  const buyer = isMember ? await book.person() : null;
  const own = buyer !== null && hasOwn(plan) ? await storeACard(book, buyer) : null;
  const recipient = `${randomUUID()}@demo.test`;
  book.aliases.name(recipient.slice(0, 36), 'recipient');
  book.address(recipient);
  const amount = `${10 + Math.floor(plan.chance() * 200)}.00`;
  const sendOn = plan.chance() < 0.3 ? { send_on: '2026-03-20' } : {};
  return {
    buyer,
    card: payer(book, plan, own),
    request: async (card, other = false) => ({
      who: buyer,
      path: '/gift-cards/',
      body: {
        amount: other ? '75.00' : amount,
        recipient_name: 'Renée',
        recipient_email: recipient,
        message: 'Six Saturdays.',
        sender_name: 'Tanya',
        ...sendOn,
        payment_method_id: card,
        ...consent,
        ...(buyer === null && {
          email: 'tanya@example.test',
          turnstile_token: await provedHuman(book.studio.server),
        }),
      },
    }),
    look: () =>
      book.call({
        who: book.studio.owner,
        path: `/office/gift-cards/?search=${encodeURIComponent(recipient)}`,
      }),
  };
}

async function aMembership(book: Book, plan: Plan): Promise<Ready> {
  const buyer = await book.person();
  const own = hasOwn(plan) ? await storeACard(book, buyer) : null;
  const planId = plan.chance() < 0.6 ? month : year;
  return {
    buyer,
    card: payer(book, plan, own),
    request: async (card, other = false) => ({
      who: buyer,
      path: '/memberships/',
      body: { plan_id: other ? plus : planId, payment_method_id: card, ...consent },
    }),
    look: () => book.call({ who: buyer, path: '/memberships/' }),
  };
}

/** A member since the beginning, and the card that the membership charges. */
async function aMember(book: Book, plan_id: string): Promise<{ who: Person; id: string; own: string }> {
  const who = await book.person();
  const own = book.studio.fixture.fake.card(cards.good);
  const body = { plan_id, payment_method_id: own, ...consent };
  const bought = await prepareBy(book, { who, path: '/memberships/', body });
  return { who, own, id: String(membershipIn(bought)['id']) };
}

async function aPlanChange(book: Book, plan: Plan): Promise<Ready> {
  const isPlanned = plan.method === 'planned';
  const { who, id, own } = await aMember(book, isPlanned ? plus : month);
  book.pass(10 * 86_400);
  const dearer = plan.chance() < 0.6 ? plus : year;
  const to = isPlanned ? month : dearer;
  const other = to === year ? plus : year;
  const path = `/memberships/${id}/change/`;
  const preview = await book.call({ who, path: `${path}preview/`, body: { plan_id: to } });
  const { due_now: amount, next_amount: nextAmount } = preview.body;
  const isEntered = plan.method === 'card' || plan.method === 'token';
  return {
    buyer: who,
    card: payer(book, plan, own),
    request: async (card, isOther = false) => ({
      who,
      path,
      body: {
        plan_id: isOther ? other : to,
        amount,
        next_amount: nextAmount,
        ...(isEntered && { payment_method_id: card }),
      },
    }),
    look: () => book.call({ who, path: '/memberships/' }),
    change: () => book.call({ who, path: `/memberships/${id}/cancel/`, body: {} }),
  };
}

async function aRenewal(book: Book, plan: Plan): Promise<Ready> {
  const { method } = plan;
  const { who, id, own } = await aMember(book, month);
  // The first instant of April 2 in Detroit.
  book.pass(31 * 86_400 - 13 * 3_600);
  if (method !== 'job') {
    stored(book, own).behaviour = 'declines';
    await book.job('renewals');
    book.pass(3_600);
  }
  return {
    buyer: who,
    card: payer(book, plan, own),
    request(card) {
      if (method === 'job') return null;
      if (method === 'desk')
        return Promise.resolve({
          who: book.studio.owner,
          path: `/office/payments/renewals/${id}/retry/`,
          body: {},
        });
      return Promise.resolve({
        who,
        path: `/memberships/${id}/pay/`,
        body: { payment_method_id: card, ...consent },
      });
    },
    look: () => book.call({ who, path: '/memberships/' }),
    change: () => book.call({ who, path: `/memberships/${id}/cancel/`, body: {} }),
  };
}

async function aDeskSale(book: Book, plan: Plan): Promise<Ready> {
  const buyer = await book.person();
  const own = hasOwn(plan) ? await storeACard(book, buyer) : null;
  const reason = plan.chance() < 0.5 ? { reason: 'Turned 40.' } : {};
  return {
    buyer,
    card: payer(book, plan, own),
    request: async (_card, other = false) => ({
      who: book.studio.desk,
      path: `/office/people/${buyer.id}/passes/`,
      body: {
        plan_id: other ? 'plan-pass-10' : 'plan-pass-5',
        method: plan.method === 'cash' ? 'cash' : 'card',
        ...reason,
      },
    }),
    look: () => book.call({ who: buyer, path: '/passes/' }),
  };
}

/** Makes everything ready that a good needs before it can be bought. */
export const prepare: Readonly<Record<Good, (book: Book, plan: Plan) => Promise<Ready>>> = {
  pass: aPass,
  'gift-card': aGiftCard,
  membership: aMembership,
  'plan-change': aPlanChange,
  renewal: aRenewal,
  'desk-pass': aDeskSale,
};
