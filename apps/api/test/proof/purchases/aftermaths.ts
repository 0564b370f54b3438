import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createRefund, failRefund } from '../../stripe-fake/refunds.ts';
import { newId, recordEvent } from '../../stripe-fake/state.ts';
import type { Book, Call } from './book.ts';
import type { Aftermath, Plan } from './plan.ts';
import { paymentIds } from './snapshot.ts';

/** A payment that was made. */
interface Paid extends Record<string, unknown> {
  readonly id: string;
  readonly cents: number;
  /** The provider's id; null for cash. */
  readonly ref: string | null;
  readonly at: string;
}

/** The newest payment of a history. */
async function newestPayment(book: Book): Promise<Paid | undefined> {
  const { rows } = await book.studio.database.db.execute<Paid>(sql`
    select id, amount_cents as cents, provider_ref as ref, created_at::text as at from payments
    where kind = 'charge' and status = 'succeeded' and id in (${paymentIds(book.owners)})`);
  const order = ({ at, id }: Paid) => `${at} ${book.aliases.text(id).padStart(12)}`;
  return rows.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).at(-1);
}

interface Scene {
  readonly book: Book;
  readonly plan: Plan;
  readonly paid: Paid;
  readonly back: 'card' | 'cash';
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

function refundCall({ book, paid }: Scene, cents: number, destination: string): Call {
  const body = { amount: dollars(cents), destination, reason: 'Asked for it.' };
  return { who: book.studio.owner, path: `/office/payments/${paid.id}/refunds/`, body, key: randomUUID() };
}

const give = (scene: Scene, cents: number, destination: string) =>
  scene.book.call(refundCall(scene, cents, destination));

const partOf = ({ plan, paid }: Scene) => Math.max(1, Math.floor(paid.cents * (0.1 + 0.8 * plan.chance())));

/** Something that a person does in the dashboard of the provider, or a bank. */
const atProvider = (
  { book, paid }: Scene,
  what: string,
  act: (state: Book['studio']['fixture']['fake']['state'], intent: string) => unknown,
) => book.happens(what, () => act(book.studio.fixture.fake.state, paid.ref ?? ''));

const refundAtProvider = (scene: Scene, cents: number) =>
  atProvider(scene, `the provider refunds ${dollars(cents)}`, (state, payment_intent) =>
    createRefund(state, { payment_intent, amount: String(cents) }),
  );

/** Opens a dispute. Returns what tells its next states. */
async function dispute(scene: Scene): Promise<(kind: 'updated' | 'closed', status: string) => Promise<void>> {
  const id = newId('dp');
  const tell = (kind: string, status: string) =>
    atProvider(scene, `dispute ${kind}: ${status}`, (state, payment_intent) =>
      recordEvent(state, `charge.dispute.${kind}`, {
        id,
        payment_intent,
        amount: scene.paid.cents,
        reason: 'fraudulent',
        status,
        evidence_details: { due_by: Math.floor(Date.now() / 1000) + 7 * 86_400 },
      }),
    );
  await tell('created', 'needs_response');
  return (kind, status) => {
    scene.book.pass(3_600);
    return tell(kind, status);
  };
}

const actions: Readonly<Record<Aftermath, (scene: Scene) => Promise<unknown>>> = {
  none: async () => {},
  'refund-full': (scene) => give(scene, scene.paid.cents, scene.back),
  async 'refund-part'(scene) {
    await give(scene, partOf(scene), scene.back);
    await give(scene, scene.paid.cents, scene.back);
  },
  'refund-cash': (scene) => give(scene, scene.plan.chance() < 0.5 ? scene.paid.cents : partOf(scene), 'cash'),
  'refund-credit': (scene) =>
    give(scene, scene.plan.chance() < 0.7 ? scene.paid.cents : partOf(scene), 'credit'),
  async 'refund-reply-lost'(scene) {
    scene.book.studio.provider.losesRefund = true;
    await give(scene, scene.paid.cents, 'card');
    scene.book.studio.provider.losesRefund = false;
    scene.book.pass(30);
    await scene.book.job('reconcile');
  },
  async 'refund-dies'(scene) {
    const { book, plan } = scene;
    const call = refundCall(scene, scene.paid.cents, 'card');
    await book.callUntilDeath('refunded', call);
    book.pass(31);
    if (plan.chance() < 0.5) await book.job('reconcile');
    await book.call(call);
  },
  async 'refund-failed'(scene) {
    await give(scene, scene.paid.cents, 'card');
    await atProvider(scene, 'the bank sends the refund back', (state, intent) => {
      const refund = state.refunds.find(({ payment_intent }) => payment_intent === intent);
      if (refund !== undefined) failRefund(state, refund);
    });
    await give(scene, scene.paid.cents, 'cash');
  },
  'provider-refund-full': (scene) => refundAtProvider(scene, scene.paid.cents),
  async 'provider-refund-part'(scene) {
    await refundAtProvider(scene, partOf(scene));
    await give(scene, scene.paid.cents, 'card');
  },
  'dispute-open': (scene) => dispute(scene),
  async 'dispute-won'(scene) {
    const tell = await dispute(scene);
    await tell('updated', 'under_review');
    await tell('closed', 'won');
  },
  async 'dispute-lost'(scene) {
    const tell = await dispute(scene);
    await tell('closed', 'lost');
    await give(scene, scene.paid.cents, 'card');
  },
  async 'refund-while-disputed'(scene) {
    const { disputed } = scene.book.studio.fixture.fake.state;
    const tell = await dispute(scene);
    disputed.add(scene.paid.ref ?? '');
    await give(scene, scene.paid.cents, 'card');
    disputed.delete(scene.paid.ref ?? '');
    await tell('closed', 'won');
    await give(scene, scene.paid.cents, 'card');
  },
};

/** Whether it is told by an event of the provider. */
export const isTold = (aftermath: Aftermath): boolean => /^provider|^dispute|failed|disputed/.test(aftermath);

/** Lets the aftermath of a plan happen to the newest payment. False: there was no payment. */
export async function follow(book: Book, plan: Plan): Promise<boolean> {
  const paid = await newestPayment(book);
  if (paid === undefined) return false;
  await actions[plan.aftermath]({ book, plan, paid, back: paid.ref === null ? 'cash' : 'card' });
  return true;
}
