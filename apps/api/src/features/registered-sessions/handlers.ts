import type { HandlersOf } from '../../platform/calls/calls.ts';
import { toCents } from '@detroit-well/pricing';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import { moveOptionsOf } from '../booking/moving/move-options.ts';
import { moveRegistration } from '../booking/moving/move.ts';
import { cancelRegistration, previewOf } from '../booking/registration/cancel.ts';
import { giveFeedback } from '../booking/registration/feedback.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { calendar } from './calendar.ts';
import { downloadMaterial } from './download-material.ts';
import { detail, list } from './list.ts';
import { messages, sendMessage } from './messages.ts';
import { ownRegistration } from './own.ts';
import { materials, participants } from './people-and-materials.ts';
import { markUpdatesRead, updates } from './updates.ts';

export const registeredSessionsHandlers: HandlersOf<'registeredSessions', PaymentsDeps> = {
  list,
  detail,
  cancel: async ({ params, body, caller }, deps) =>
    cancelRegistration(
      deps,
      await ownRegistration(deps.database.db, caller.userId, params.id),
      body.reason ?? '',
    ),
  cancelPreview: async ({ params, caller }, { database, clock }) =>
    previewOf(await ownRegistration(database.db, caller.userId, params.id), clock.now()),
  moveOptions: async ({ params, caller: { userId } }, deps) =>
    moveOptionsOf(deps, await ownRegistration(deps.database.db, userId, params.id), userId),
  move: async (call, deps) => {
    const { params, body, caller } = call;
    return moveRegistration(deps, {
      userId: caller.userId,
      find: () => ownRegistration(deps.database.db, caller.userId, params.id),
      targetId: body.session_id,
      claimedCents: toCents(body.amount),
      claimedDueCents: toCents(body.due_now),
      paymentMethodId: body.payment_method_id ?? null,
      saveCard: body.save_payment_method,
      idempotentRequest: idempotentRequestOf(call),
    });
  },
  updates,
  markUpdatesRead,
  participants,
  materials,
  feedback: async ({ params, body, caller }, deps) =>
    giveFeedback(deps, await ownRegistration(deps.database.db, caller.userId, params.id), body),
  calendar,
  messages,
  sendMessage,
  downloadMaterial,
};
