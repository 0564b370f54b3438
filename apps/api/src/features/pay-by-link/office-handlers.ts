import type { Contract } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Handler, HandlersOf } from '../../platform/calls/calls.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { openLinks } from '../payment-links/payment-links.ts';
import { firstNameOf } from '../users/first-name.ts';
import { requireKnown } from '../users/require-person.ts';
import { askedBy, linkKind } from './asked.ts';

interface Deps extends OfficeDatabaseDeps {
  readonly clock: Clock;
}

/** A link whose payment is not owed any more is left out, although nothing has ended it. */
const list: Handler<Contract['officePaymentLinks']['list'], Deps> = ({ params }, { office, clock }) =>
  office.read(async (db) => {
    const now = clock.now();
    await requireKnown(db, params.id);
    const results = [];
    for (const link of await openLinks(db, params.id, now)) {
      const asked = await askedBy(db, link, now, null).catch((error: unknown) => {
        if (error instanceof ProblemError) return null;
        throw error;
      });
      if (asked === null) continue;
      results.push({
        link_id: link.id,
        pays: linkKind(link),
        title: asked.title,
        detail: asked.detail,
        amount: fromCents(asked.cents),
        sent_by: await firstNameOf(db, link.actorId),
        sent_at: toStudioIso(link.createdAt),
        send: link.send,
        expires_at: toStudioIso(link.expiresAt),
        held_until: asked.heldUntil ? toStudioIso(asked.heldUntil) : null,
      });
    }
    return { results };
  });

export const officePaymentLinksHandlers: HandlersOf<'officePaymentLinks', Deps> = { list };
