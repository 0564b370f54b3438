import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Handler, HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { findByCode } from './balance.ts';
import { findGiftCard, giftCardList } from './office-gift-card-list.ts';
import { giveCode, sendNewCode } from './send-gift-cards.ts';

type Deps = OfficeDatabaseDeps & Pick<PlatformDeps, 'clock' | 'mail' | 'settings'>;

/** The code is in no table, so the email gets a new one, and the one that was sent before ends. */
const resend: Handler<Contract['officeGiftCards']['resend'], Deps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const { id } = call.params;
    await tx.execute(sql`select 1 from gift_cards where id = ${id} for update`);
    const before = await findGiftCard(tx, id);
    // One without an address is printed.
    const isSent = before.recipient_email !== '' && (await sendNewCode(tx, deps, id, 'sent'));
    if (!isSent) throw problem('gift_card_not_sent');
    const after = await findGiftCard(tx, id);
    await record({
      action: 'gift_card.resend',
      target: `gift_card:${id}`,
      personId: before.buyer_id,
      before: null,
      after: { sent_at: after.sent_at },
    });
    return after;
  });

/** Only the reply has the code. Printing again makes a new one, so that what did not come out of the printer is worth nothing. */
const print: Handler<Contract['officeGiftCards']['print'], Deps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const { id } = call.params;
    await tx.execute(sql`select 1 from gift_cards where id = ${id} for update`);
    const before = await findGiftCard(tx, id);
    const isPrinted = before.recipient_email === '';
    const card = isPrinted
      ? ((await giveCode(tx, deps, id, 'paid')) ?? (await giveCode(tx, deps, id, 'sent')))
      : null;
    if (card === null) throw problem('gift_card_not_sent');
    const after = await findGiftCard(tx, id);
    await record({
      action: 'gift_card.print',
      target: `gift_card:${id}`,
      personId: before.buyer_id,
      before: null,
      after: { sent_at: after.sent_at },
    });
    return { gift_card_code: card.code, gift_card: after };
  });

export const officeGiftCardsHandlers: HandlersOf<'officeGiftCards', Deps> = {
  list: (call, deps) =>
    listReply(call, deps, {
      name: 'gift-cards',
      list: giftCardList(call.query),
      view: (row) => row,
      amounts: ['amount', 'left'],
    }),
  resend,
  print,
  find: findByCode,
};
