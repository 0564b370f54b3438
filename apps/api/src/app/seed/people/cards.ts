import { between, pick } from '../rows/chance.ts';
import type { Rows } from '../rows/rows.ts';
import type { Client } from './clients.ts';

const brands = ['visa', 'visa', 'visa', 'mastercard', 'mastercard', 'amex', 'discover'] as const;

/** The card with which a client pays. */
export const cardOf = ({ id }: Pick<Client, 'id'>) => ({
  id: `pm_sandbox_${id}`,
  brand: pick(`${id} brand`, brands),
  last4: String(between(`${id} card`, 1_000, 9_899)),
  expMonth: between(`${id} month`, 1, 12),
});

const saves: ReadonlySet<Client['habit']> = new Set([
  'month',
  'year',
  'ending',
  'paused',
  'past_due',
  'over',
]);

/** Adds a card of each client to the sandbox. Members have saved theirs, and instalments keep it. */
export function addCards(rows: Rows, clients: readonly Client[], now: Date): void {
  for (const client of clients) {
    const { id: providerRef, ...card } = { ...cardOf(client), expYear: now.getUTCFullYear() + 3 };
    const { id: userId, habit, joinedAt: createdAt } = client;
    const behaviour = habit === 'past_due' ? 'insufficient_funds' : 'succeeds';
    rows.sandboxCards.push({ ...card, id: providerRef, behaviour, createdAt });
    if (!saves.has(habit) && habit !== 'plan') continue;
    const isSaved = saves.has(habit);
    rows.paymentMethods.push({
      ...card,
      id: `card-${userId}`,
      userId,
      provider: 'sandbox',
      providerRef,
      isSaved,
      createdAt,
    });
  }
}

/** From now on, the bank declines the card of a person. */
export function emptyCard(rows: Rows, cardId: string | null): void {
  for (const card of rows.sandboxCards.filter(({ id }) => id === cardId))
    card.behaviour = 'insufficient_funds';
}
