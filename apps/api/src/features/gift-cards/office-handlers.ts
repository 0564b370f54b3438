import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Handler, HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { findGiftCard, giftCardList } from './office-gift-card-list.ts';
import { sendNewCode } from './send-gift-cards.ts';

type Deps = OfficeDatabaseDeps & Pick<PlatformDeps, 'clock' | 'mail' | 'settings'>;

/** The code is in no table, so the email gets a new one, and the one that was sent before ends. */
const resend: Handler<Contract['officeGiftCards']['resend'], Deps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const { id } = call.params;
    await tx.execute(sql`select 1 from gift_cards where id = ${id} for update`);
    const before = await findGiftCard(tx, id);
    if (!(await sendNewCode(tx, deps, id, 'sent'))) throw problem('gift_card_not_sent');
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

export const officeGiftCardsHandlers: HandlersOf<'officeGiftCards', Deps> = {
  list: (call, deps) =>
    listReply(call, deps, {
      name: 'gift-cards',
      list: giftCardList(call.query),
      view: (row) => row,
      amounts: ['amount', 'left'],
    }),
  resend,
};
