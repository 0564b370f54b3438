import { toStudioIso } from '@detroit-well/config/studio-time';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { issueChallenge, solveChallenge } from './local.ts';

/** The local challenge for forms. With Turnstile the calls still respond, but their tokens are not accepted. */
export const challengeHandlers: HandlersOf<'challenge'> = {
  issue: async (_call, { database, systemClock }) => {
    const row = await issueChallenge(database.db, systemClock.now());
    return {
      challenge_id: row.id,
      salt: row.salt,
      difficulty: row.difficulty,
      expires_at: toStudioIso(row.expiresAt),
    };
  },
  solve: async ({ body }, { database, systemClock }) => ({
    token: await solveChallenge(database.db, body.challenge_id, body.nonce, systemClock.now()),
  }),
  config: (_call, { settings: { challenge } }) => ({
    provider: challenge.provider,
    site_key: challenge.provider === 'turnstile' ? challenge.siteKey : null,
  }),
};
