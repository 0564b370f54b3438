import { contactReceived } from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import { toStudioIso } from '@detroit-well/config/studio-time';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { HumanCheckDeps } from '../challenge/human-check.ts';
import { contactCopyEmail, contactMessageEmail } from './email-templates.ts';

export const contactHandlers: HandlersOf<'contact', HumanCheckDeps> = {
  /** Stores both emails in one transaction, so that a sender never gets a copy of a message that the studio did not get. */
  send: async ({ body, address }, { database, humanCheck, mail, clock }) => {
    const { turnstile_token: token, ...message } = body;
    await humanCheck.spend(database.db, token, { address, action: 'contact' });
    await database.withTx(async (tx) => {
      await mail.send(tx, contactMessageEmail(brand.email, message));
      await mail.send(tx, contactCopyEmail(message.email, message));
    });
    return { message: contactReceived, received_at: toStudioIso(clock.now()) };
  },
};
