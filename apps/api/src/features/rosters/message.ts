import type { Contract } from '@detroit-well/api-client/contract';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { messageSession, sentTo } from '../coaching/message.ts';
import { ownSession } from '../coaching/own-session.ts';

export interface MessageDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock' | 'mail' | 'settings'> {}

/** Sends a message to all who are registered, as the coach's own call does. */
export const message: Handler<Contract['officeRosters']['message'], MessageDeps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const session = await ownSession(tx, call.caller, call.params.id);
    const id = idOfRequest(call);
    const post = { id, senderId: call.caller.userId, message: call.body.message };
    const { recipients, isNew } = await messageSession(tx, deps, session, post);
    if (isNew) {
      const after = { message_id: id, recipients };
      await record({ action: 'session.message', target: `session:${session.id}`, before: null, after });
    }
    return sentTo(recipients);
  });
