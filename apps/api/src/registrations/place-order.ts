import { personByEmail } from '../account/people.ts';
import { answer } from '../calls.ts';
import { inProgress } from '../idempotency/in-progress.ts';
import { keyReused } from '../idempotency/intent-of.ts';
import { dropKey, readKey, type KeyState } from '../idempotency/keys.ts';
import { waitForKey } from '../idempotency/wait-for-key.ts';
import { refuse } from '../refusals.ts';
import { settledCharge } from '../payments/settled.ts';
import { purgeSessionLists } from '../sessions/list-cache.ts';
import { confirmedResult } from './answers.ts';
import { draftRegistration, type Draft } from './draft.ts';
import { readStanding, type Standing } from './facts.ts';
import { confirmationOfDraft } from './letters.ts';
import { judgeOrder, refusedFor, type Order, type OrderAnswer, type OrderTools } from './order.ts';
import { giveUpHolds } from './own-holds.ts';
import { resume, stateOf } from './resume.ts';
import { confirmWithoutCharge, settle } from './settle.ts';
import { takePlaceFor, type Taken, type Wish } from './take-place.ts';
import { viewedDraft } from './view.ts';

const mostTries = 5;
const pauseMs = 100;

/**
 * Registers: judge, hold the place, charge outside any transaction, confirm. A retry with the same key gets the answer
 * of the first request, whatever became of the process that worked on it (Decision 3, Exactly once).
 */
export async function placeOrder(tools: OrderTools, order: Order): Promise<OrderAnswer> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const known = await knownAnswer(tools, order);
    if (known !== null) return known;
    try {
      const answered = await tryOrder(tools, order);
      if (answered !== null) return answered;
    } catch (error) {
      // The first request with this key may have finished between our two looks: then its answer is ours.
      if (!(await hasKey(tools, order))) throw error;
    }
  }
  throw inProgress();
}

async function hasKey({ database, clock }: OrderTools, { intent }: Order): Promise<boolean> {
  return intent !== null && (await readKey(database.db, intent, clock.now())).state !== 'fresh';
}

/** The answer that this intent has already; null when it is new. */
async function knownAnswer(tools: OrderTools, { intent }: Order): Promise<OrderAnswer | null> {
  if (intent === null) return null;
  const { database, clock } = tools;
  const state: KeyState = await waitForKey(database.db, intent, () => clock.now());
  if (state.state === 'fresh') return null;
  if (state.state === 'reused') throw keyReused();
  if (state.state === 'in_progress' && state.lockedUntil > clock.now()) throw inProgress();
  const resumed = await resume(tools, intent, state);
  if (resumed === null) await dropKey(database.db, intent);
  return resumed;
}

/** One try on fresh ground. Null: somebody with the same key was faster, or an old hold of one's own gave way. */
async function tryOrder(tools: OrderTools, order: Order): Promise<OrderAnswer | null> {
  const { database, clock } = tools;
  const now = clock.now();
  if (order.guest && (await personByEmail(database.db, order.guest.email))) throw refuse('account_exists');
  const standing = await readStanding(database.db, order.sessionId, order.userId, now);
  if (standing === null) throw refuse('not_found');
  try {
    judgeOrder(order, standing, now);
  } catch (refusal) {
    // A guest's own hold may be what fills the session; a member's was not counted.
    if (order.guest && standing.session.open && (await giveUpHolds(tools, order))) return null;
    throw refusal;
  }
  const draft = draftRegistration({
    sessionId: order.sessionId,
    userId: order.userId,
    guest: order.guest ? await order.guest.draft() : null,
    priceCents: standing.price.cents,
    rate: standing.price.rate,
    plan: standing.price.cents === 0 ? 'full' : order.plan,
    notes: order.notes,
    chargeNow: order.paymentMethodId !== null && standing.price.cents > 0,
    now,
  });
  if (draft.charge === null && order.guest === null) return confirmAtOnce(tools, order, draft, standing);
  return holdAndCharge(tools, order, draft);
}

/** Nothing to charge now: one transaction takes the place, keeps the answer and writes the letter. */
async function confirmAtOnce(tools: OrderTools, order: Order, draft: Draft, standing: Standing) {
  const { database, mail, payments, settings } = tools;
  const reply = confirmedResult(viewedDraft(draft, standing.session), draft.createdAt);
  const wish: Wish = {
    draft,
    intent: order.intent,
    status: 'confirmed',
    answer: { status: 201, reply },
    provider: payments.name,
  };
  const taken = await database
    .withTx(async (tx) => {
      const data = confirmationOfDraft(draft, standing, settings);
      const to = standing.person?.email ?? '';
      await mail.send(tx, { to, template: 'registration_confirmed', data });
      // Last, because from here to the commit the session's row is locked.
      const outcome = await takePlaceFor(tx, tools.place, wish);
      if (outcome !== 'taken') throw new NotTaken(outcome);
      return outcome;
    })
    .catch(notTaken);
  if (taken !== 'taken') return retryOrRefuse(tools, order, taken);
  purgeSessionLists();
  return answer(201, reply);
}

async function holdAndCharge(tools: OrderTools, order: Order, draft: Draft): Promise<OrderAnswer | null> {
  const { database, payments } = tools;
  const wish: Wish = { draft, intent: order.intent, status: 'held', answer: null, provider: payments.name };
  const taken = await takePlaceFor(database.db, tools.place, wish);
  if (taken !== 'taken') return retryOrRefuse(tools, order, taken);
  purgeSessionLists();
  if (draft.charge === null) {
    await confirmWithoutCharge(tools, draft.sessionId, draft.id);
    return stateOf(tools, order.intent, draft.id, null);
  }
  const charge = {
    paymentId: draft.charge.id,
    registrationId: draft.id,
    sessionId: draft.sessionId,
    instalmentId: draft.instalments[0]?.id ?? null,
    provider: payments.name,
  };
  const outcome = await settledCharge(payments, {
    cents: draft.charge.cents,
    paymentMethodId: order.paymentMethodId ?? '',
    key: draft.charge.key,
    description: `Registration ${draft.id}`,
  });
  await settle(tools, charge, outcome);
  return stateOf(tools, order.intent, draft.id, draft.charge.id);
}

/** Null means: look again. A hold that one left behind at the card's question gives way to the new try. */
async function retryOrRefuse(tools: OrderTools, order: Order, taken: Taken): Promise<null> {
  if (await hasKey(tools, order)) return null;
  if (taken !== 'key_taken' && (await giveUpHolds(tools, order))) return null;
  if (taken === 'full') throw refusedFor('session_full');
  // A hold of one's own is being paid this moment: its end decides between a refusal and another try.
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return null;
}

/** Rolls the transaction back; the outcome goes out with it. */
class NotTaken extends Error {
  readonly outcome: Taken;
  constructor(outcome: Taken) {
    super(outcome);
    this.outcome = outcome;
  }
}

function notTaken(error: unknown): Taken {
  if (error instanceof NotTaken) return error.outcome;
  throw error;
}
