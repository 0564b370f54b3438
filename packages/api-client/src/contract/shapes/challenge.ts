import * as z from 'zod';
import { instant } from './atoms.ts';

/** A small proof of work: find a nonce so that SHA-256(salt + nonce) starts with `difficulty` zero bits. */
export const challenge = z.object({
  challenge_id: z.string(),
  salt: z.string(),
  difficulty: z.number().int(),
  expires_at: instant,
});

export const solveBody = z.object({
  challenge_id: z.string().min(1),
  nonce: z.string().min(1).max(64),
});

/** Single use; sent where a body has `turnstile_token`. */
export const solved = z.object({ token: z.string() });

export const challengeConfig = z.object({
  provider: z.enum(['local', 'turnstile']),
  site_key: z.string().nullable(),
});

export type Challenge = z.infer<typeof challenge>;
export type ChallengeConfig = z.infer<typeof challengeConfig>;
