import { createHash } from 'node:crypto';
import { leadingZeroBits } from '../src/features/challenge/local.ts';
import type { TestServer } from './server.ts';

/** Solves the local challenge over the API, as a browser would. Returns a token. */
export async function provedHuman({ call }: TestServer): Promise<string> {
  const { body } = await call('POST', '/challenge/');
  const { challenge_id, salt, difficulty } = body as {
    challenge_id: string;
    salt: string;
    difficulty: number;
  };
  const solved = await call('POST', '/challenge/solve/', {
    body: { challenge_id, nonce: nonceFor(salt, difficulty) },
  });
  return String(solved.body['token']);
}

export function nonceFor(salt: string, difficulty: number): string {
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(`${salt}${nonce}`).digest();
    if (leadingZeroBits(hash) >= difficulty) return String(nonce);
  }
}
