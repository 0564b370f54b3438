import type { Contract } from '@detroit-well/api-client/contract';
import * as constants from '@detroit-well/config/constants';
import { sql } from 'drizzle-orm';
import { FileReply, type Handler, type HandlersOf } from '../../../platform/calls/calls.ts';
import { problem } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import { bookedRegistrationStatuses, isOneOf } from '../../../platform/database/schema/statuses.ts';
import { idempotentRequestOf } from '../../../platform/idempotency/read-idempotent-request.ts';
import { requireUncommonPassword } from '../../auth/common-passwords.ts';
import type { AuthDeps } from '../../auth/dependencies.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { currentWaiver } from '../../waiver/versions.ts';
import {
  findRegistration,
  findRegistrations,
  type RegistrationRecord,
} from '../ledger/registration-queries.ts';
import { isMoved } from './swap-seats.ts';
import { appointmentOf } from './appointment.ts';
import { cancelRegistration } from './cancel.ts';
import { calendarFile } from './email-sections.ts';
import { claimedCents } from './claimed-cents.ts';
import { giveFeedback } from './feedback.ts';
import { guestDraft, noWaiverYet } from './guests.ts';
import { pay } from './pay.ts';
import { reconcileCharge } from './reconcile.ts';
import { registerForSession } from './register.ts';
import { paymentUnknown, responseOfState } from './responses.ts';
import { registrationView } from './view.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

type RegistrationDeps = PaymentsDeps & Pick<AuthDeps, 'passwords'>;
type GuestRegister = Handler<Contract['registrations']['guestRegister'], RegistrationDeps>;

export const registrationsHandlers: HandlersOf<'registrations', RegistrationDeps> = {
  /** Without a payment method the registration is confirmed with payment pending. */
  register: async (call, deps) => {
    const { body, caller } = call;
    return registerForSession(deps, {
      sessionId: body.session_id,
      plan: body.payment_plan ?? 'full',
      paymentMethodId: body.payment_method_id || null,
      saveCard: body.save_payment_method ?? constants.savePaymentMethodDefault,
      useCredit: body.use_credit ?? false,
      seenCreditCents: claimedCents(body, 'credit_amount'),
      usePass: body.use_pass ?? false,
      passId: body.pass_id || null,
      useIncluded: body.use_included ?? false,
      promoCode: body.promo_code || null,
      notes: body.notes ?? '',
      claimedCents: claimedCents(body, 'amount'),
      userId: caller.userId,
      guest: null,
      idempotentRequest: idempotentRequestOf(call),
    });
  },

  guestRegister: async (call, deps) => {
    const { body } = call;
    requireUncommonPassword(body.user_data.password, 'user_data');
    return registerForSession(deps, {
      sessionId: body.session_id,
      plan: body.payment_plan,
      paymentMethodId: body.payment_method_id || null,
      saveCard: false,
      promoCode: body.promo_code || null,
      notes: '',
      claimedCents: claimedCents(body, 'amount'),
      userId: null,
      guest: {
        email: body.user_data.email,
        identity: body.user_data,
        draft: () => draftOfGuest(call, deps),
      },
      idempotentRequest: idempotentRequestOf(call),
    });
  },

  /** The caller's registrations, newest first; `status` is a contract status. Released holds are left out. */
  list: async ({ caller, query }, { database, clock }) => {
    const now = clock.now();
    const own = sql`r.user_id in ${recordsOf(caller.userId)} and r.status <> 'released' and (r.moves is null or r.status <> 'held')`;
    const registrations = await findRegistrations(database.db, own);
    return registrations
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .map((one) => registrationView(one, now))
      .filter(({ status }) => query.status === undefined || status === query.status);
  },

  cancel: async ({ params, body, caller }, deps) => {
    const registration = await ownRegistration(deps.database.db, params.id, caller.userId);
    return cancelRegistration(deps, registration, body.reason ?? '');
  },

  feedback: async ({ params, body, caller }, deps) =>
    giveFeedback(deps, await ownRegistration(deps.database.db, params.id, caller.userId), body),

  /**
   * Runs after the payment authentication: asks the provider for the outcome and returns the current state. The client
   * secret authorizes the call, since a guest has no token. Repeating it has no effect.
   */
  confirmPayment: async ({ params, body }, deps) => {
    const { db } = deps.database;
    const before = await findConfirmable(db, params.id);
    const payment = before?.payments.find(({ clientSecret }) => clientSecret === body.client_secret);
    if (!before || !payment) throw problem('not_found');
    // The member may have authenticated already. Until the provider knows, the response must not say that
    // authentication is still required.
    if (!(await reconcileCharge(deps, payment.id))) throw paymentUnknown();
    const registration = await findConfirmable(db, params.id);
    return responseOfState(registration ?? before, payment.id, 200, deps.clock.now());
  },

  pay,

  /** A hold is no appointment yet. */
  calendarFile: async ({ params }, { database, settings }) => {
    const registration = await findRegistration(database.db, params.id);
    if (registration === null || !isOneOf(bookedRegistrationStatuses, registration.status))
      throw problem('not_found');
    const { fileName, contentType, text } = calendarFile(appointmentOf(registration, settings));
    return new FileReply(Buffer.from(text, 'utf8'), contentType, fileName);
  },
};

/** A registration, or the one that moved to the seat of this hold: it has the payment then. */
async function findConfirmable(db: Db, id: string): Promise<RegistrationRecord | null> {
  const found = await findRegistration(db, id);
  return found !== null && found.moves !== null && isMoved(found) ? findRegistration(db, found.moves) : found;
}

async function ownRegistration(db: Db, id: string, userId: string): Promise<RegistrationRecord> {
  const registration = await findRegistration(db, id);
  if (registration === null || registration.userId !== userId) throw problem('not_found');
  return registration;
}

/** A guest cannot accept a waiver before one is published, and nothing is charged before acceptance. */
async function draftOfGuest(
  { body, address, userAgent }: Parameters<GuestRegister>[0],
  { database, passwords, clock }: RegistrationDeps,
) {
  const waiver = await currentWaiver(database.db, clock.now());
  if (waiver === undefined)
    throw problem('registration_closed', { registration_closed: true, message: noWaiverYet });
  const hash = await passwords.hash(body.user_data.password);
  return guestDraft(body.user_data, hash, {
    now: clock.now(),
    waiverVersion: waiver.version,
    address,
    userAgent,
  });
}
