import { creditFor, fromCents, passExpiresOn } from '@detroit-well/pricing';
import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { cardOf } from '../people/cards.ts';
import type { Client } from '../people/clients.ts';
import { sold } from '../plans/sold.ts';
import { addEntry } from '../rows/audit.ts';
import { between } from '../rows/chance.ts';
import { awakeOn } from '../rows/human-time.ts';
import type { Rows } from '../rows/rows.ts';
import { addByCard, addWithoutCard } from './ledger.ts';

const soldTo: Partial<Record<Client['habit'], (typeof sold)[3 | 4]>> = { pass_5: sold[3], pass_10: sold[4] };
/** Every so many passes, the desk sold one for cash. */
const cashEvery = 4;

/** Adds the passes of the clients, each with its credits. The desk sold some of them. */
export function addPasses(rows: Rows, clients: readonly Client[]): void {
  for (const client of clients) {
    const pass = soldTo[client.habit];
    if (pass === undefined) continue;
    const { id: userId, joinedAt } = client;
    const id = `pass-${userId}`;
    const paidAt = awakeOn(addDays(studioDay(joinedAt), between(id, 1, 2)), id);
    const paid = { id: `payment-${id}`, of: { passId: id }, cents: pass.priceCents, at: paidAt };
    const expiresOn = passExpiresOn(studioDay(paidAt), pass.validDays);
    if (rows.passes.length % cashEvery === 0) {
      addWithoutCard(rows, { ...paid, method: 'cash', key: `cash_${paid.id}`, actorId: 'person-desk' });
      addEntry(rows, {
        at: paidAt,
        action: 'pass.sell',
        actorId: 'person-desk',
        target: `pass:${id}`,
        personId: userId,
        before: null,
        after: { pass: pass.name, method: 'cash', amount: fromCents(pass.priceCents) },
      });
    } else addByCard(rows, { ...paid, cardId: cardOf(client).id });
    rows.passes.push({
      id,
      userId,
      planVersionId: `${pass.id}-1`,
      state: 'active',
      paidAt,
      createdAt: paidAt,
    });
    for (let number = 1; number <= pass.credits; number += 1)
      rows.passCredits.push({ passId: id, number, expiresOn });
  }
}

/** The credit with which a person pays for a session that they book then; null if none does. */
export function freeCredit(
  rows: Rows,
  userId: string,
  { startsAt, meetings }: { readonly startsAt: Date; readonly meetings: readonly unknown[] },
  at: Date,
) {
  const owned = new Set(
    rows.passes
      .filter((pass) => pass.userId === userId && pass.createdAt && pass.createdAt < at)
      .map(({ id }) => id),
  );
  const free = rows.passCredits.filter(
    ({ passId, number }) =>
      owned.has(passId) && !rows.passUses.some((use) => use.passId === passId && use.number === number),
  );
  return creditFor(free, { day: studioDay(startsAt), meetings: meetings.length });
}
