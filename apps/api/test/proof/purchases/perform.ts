import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { checkLedger } from '../../../src/features/booking/ledger/check-ledger.ts';
import { outboxMails } from '../../../src/platform/database/schema/outbox.ts';
import { follow, isTold } from './aftermaths.ts';
import { openBook, type Book, type Deliveries } from './book.ts';
import { prepare } from './goods.ts';
import { happen } from './happenings.ts';
import { fromTheStart, type Plan } from './plan.ts';
import type { PurchaseStudio } from './studio.ts';

/** A history as it is written down. */
export interface History {
  readonly plan: Plan;
  readonly text: string;
  /** Whether there was a payment for its aftermath. */
  readonly isPaid: boolean;
}

const titleOf = ({ good, number, method, outcome, aftermath, retry }: Plan): string =>
  `# ${good} ${number}: ${method}, ${outcome}, then ${aftermath}; sent again: ${retry}`;

/** The code reaches the recipient, who may turn it into credit. */
async function sendGiftCard(book: Book, { chance }: Plan): Promise<void> {
  await book.job('gift-cards');
  if (chance() < 0.5) return;
  const [mail] = await book.studio.database.db
    .select({ text: outboxMails.textBody })
    .from(outboxMails)
    .where(eq(outboxMails.recipient, book.owners.addresses[0] ?? ''));
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mail?.text ?? '')?.[0];
  if (code === undefined) return;
  const who = await book.person();
  await book.call({ who, path: '/gift-cards/redeem/', body: { code }, key: randomUUID() });
}

/** What the jobs do later, what the buyer sees then, and whether the ledger agrees with itself. */
async function end(book: Book, { good }: Plan): Promise<void> {
  book.pass(20 * 60);
  await book.job('reconcile');
  if (good === 'renewal') await book.job('renewals');
  if (good === 'gift-card') {
    book.pass(20 * 86_400);
    await book.job('gift-cards');
  }
}

/** Plays one history and writes it down. */
export async function perform(studio: PurchaseStudio, planned: Plan): Promise<History> {
  const plan = fromTheStart(planned);
  const { good, outcome, aftermath, chance } = plan;
  const drawn = (['never', 'once', 'twice'] as const)[Math.floor(chance() * 3)] ?? 'never';
  const needsEvents = isTold(aftermath) || outcome === 'late-success';
  const deliveries: Deliveries = drawn === 'never' && needsEvents ? 'once' : drawn;
  const book = await openBook(studio, deliveries);
  try {
    const ready = await prepare[good](book, plan);
    await happen(book, plan, ready);
    if (good === 'gift-card' && chance() < 0.5) await sendGiftCard(book, plan);
    const isPaid = await follow(book, plan);
    await end(book, plan);
    await ready.look();
    const { problems } = await checkLedger(studio.database.db);
    const own = problems
      .map(({ rule, id }) => `${rule}: ${book.aliases.text(id, true)}`)
      .filter((line) => !line.includes('?'));
    own.forEach((line) => book.lines.push(`LEDGER ${line}`));
    return { plan, text: [titleOf(plan), ...book.lines].join('\n'), isPaid };
  } finally {
    await studio.clear();
  }
}
