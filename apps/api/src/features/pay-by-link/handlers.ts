import type { Contract, PaidByLink } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, toCents } from '@detroit-well/pricing';
import { messages } from '@detroit-well/validation/messages';
import {
  replyWith,
  type Handler,
  type HandlersOf,
  type ReplyWithStatus,
} from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import { linkOf } from '../payment-links/payment-links.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { firstNameOf } from '../users/first-name.ts';
import { askedBy, linkKind } from './asked.ts';
import { payPlace } from './pay-place.ts';
import { payRegistration } from './pay-registration.ts';
import { payRenewal } from './pay-renewal.ts';
import { paySale } from './pay-sale.ts';
import { storeCardByLink } from './store-card.ts';

type PayLink = Contract['payments']['payLink'];

/** Pays by link. Who pays is not signed in, and learns no more than the page says. */
const payLink: Handler<PayLink, PaymentsDeps> = async (call, deps) => {
  const { token } = call.params;
  const link = await linkOf(deps.database.db, token);
  const { userId, registrationId, membershipId, amountCents, pays, sale } = link;
  const { payment_method_id: paymentMethodId, amount, payment_consent: consent } = call.body;
  const shownCents = amount === undefined ? (amountCents ?? 0) : toCents(amount);
  const request = idempotentRequestOf(call);
  const paying = { token, paymentMethodId, shownCents };
  if (registrationId !== null)
    return replyOf(await payRegistration(deps, request, { ...paying, registrationId, userId }));
  const agreesLater = pays !== 'sale' || sale?.kind === 'membership';
  if (agreesLater && consent !== true)
    throw fieldProblem({ payment_consent: [messages.paymentConsentMissing] });
  if (sale?.kind === 'place')
    return replyOf(await payPlace(deps, request, sale.sessionId, { ...paying, userId }));
  if (sale !== null) return replyOf(await paySale(deps, request, sale, { ...paying, userId }));
  if (membershipId === null) throw problem('not_found');
  const ofMembership = { ...paying, membershipId, userId };
  if (pays === 'card') return storeCardByLink(deps, request, ofMembership);
  return replyOf(await payRenewal(deps, request, ofMembership));
};

const replyOf = ({ status, reply: { payment, message } }: ReplyWithStatus<PaidByLink>) =>
  replyWith(status, { payment, message });

export const payByLinkHandlers: Pick<HandlersOf<'payments', PaymentsDeps>, 'readLink' | 'payLink'> = {
  readLink: async ({ params }, { database: { db }, clock }) => {
    const link = await linkOf(db, params.token);
    const { first_name, title, detail, terms, cents, heldUntil } = await askedBy(db, link, clock.now());
    return {
      pays: linkKind(link),
      first_name,
      title,
      detail,
      terms,
      sent_by: await firstNameOf(db, link.actorId),
      sent_at: toStudioIso(link.createdAt),
      expires_at: toStudioIso(link.expiresAt),
      amount: fromCents(cents),
      held_until: heldUntil ? toStudioIso(heldUntil) : null,
    };
  },
  payLink,
};
