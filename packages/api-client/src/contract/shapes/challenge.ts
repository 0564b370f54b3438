import * as z from 'zod';
import { count, instant, otherwise, record, text, textOrNull } from './primitives.ts';

/** A small proof of work: find a nonce so that SHA-256(salt + nonce) starts with `difficulty` zero bits. */
export const challenge = record('Challenge', 'A proof of work, which shows that a browser took some time.', {
  challenge_id: text('chl_81c2'),
  salt: text('7d1f4c', 'Text that precedes the nonce.'),
  difficulty: count(16, 'Number of leading zero bits that SHA-256(salt + nonce) needs.'),
  expires_at: instant,
});

export const solveBody = z
  .object({
    challenge_id: z.string().min(1),
    nonce: z.string().min(1).max(64),
  })
  .meta({
    id: 'SolveChallengeRequest',
    description: 'The solution of a challenge.',
    examples: [{ challenge_id: 'chl_81c2', nonce: '40917' }],
  });

/** Valid once; sent in bodies that have `turnstile_token`. */
export const solved = z
  .object({ token: text('cht_5b90', 'Single use. Send it as `turnstile_token`.') })
  .meta({ id: 'ChallengeToken', description: 'The proof of a solved challenge.' });

export const challengeConfig = record('ChallengeConfig', 'The human check that the server uses.', {
  provider: otherwise(z.enum(['local', 'turnstile']), 'local').describe('Which human check to show.'),
  site_key: textOrNull(null, 'The site key of Turnstile; `null` for the local challenge.'),
});
