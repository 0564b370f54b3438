import type { HandlersOf } from '../../platform/calls/calls.ts';
import { newsletterSignups } from '../../platform/database/schema/content.ts';
import type { HumanCheckDeps } from '../challenge/human-check.ts';

export const newsletterHandlers: HandlersOf<'newsletter', HumanCheckDeps> = {
  /** Responds identically when the email is already subscribed, so that the call does not reveal who is. */
  signUp: async ({ body, address }, { database, humanCheck }) => {
    await humanCheck.spend(database.db, body.turnstile_token, { address, action: 'newsletter' });
    await database.db
      .insert(newsletterSignups)
      .values({ email: body.email, sourceForm: body.source_form })
      .onConflictDoNothing();
    return { created: true, message: 'Successfully subscribed!' };
  },
};
