import { waitAndRetry, type ChatProblem } from '@detroit-well/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../platform/calls/calls.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import type { GuardDeps } from '../../platform/http/guard.ts';
import { countAttempt } from '../../platform/rate-limits/attempts.ts';
import { chatMembershipOf, type ChatMembership } from './chat-membership.ts';
import { readMessageFrame } from './frames.ts';
import { chatLimits } from './limits.ts';
import { storeMessage } from './messages.ts';
import { roomNameOf, type ChatRoomRef } from './rooms.ts';

/** Stores the message of a frame for the caller that the token names. Returns the reason when it rejects the frame. */
export async function receiveMessages(
  frame: string,
  roomRef: ChatRoomRef,
  caller: Caller,
  { deps: { database, settings, clock }, log }: { deps: GuardDeps; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<ChatProblem | Exclude<ChatMembership, 'welcome'> | undefined> {
  const { userId } = caller;
  const parsed = readMessageFrame(frame);
  if ('problem' in parsed) return parsed.problem;
  try {
    // Checked for each message: the registration may have been cancelled since the connection opened.
    const membership = await chatMembershipOf(database.db, roomRef, caller, clock.now());
    if (membership !== 'welcome') return membership;
    if (settings.rateLimits === 'default') {
      const counted = await countAttempt(database.db, `chat|${userId}`, chatLimits.messages, clock.now());
      if (counted.isExceeded) {
        const retry_after = Math.max(1, counted.resetSeconds);
        return {
          code: 'rate_limited',
          error: `Too many messages. ${waitAndRetry}`,
          retry_after,
        };
      }
    }
    await storeMessage(database, roomNameOf(roomRef), userId, parsed.message);
    return undefined;
  } catch (error) {
    // The account was closed after the check above.
    if (error instanceof ProblemError && error.code === 'token_invalid') return 'signed_out';
    log.warn({ err: error }, 'a chat message was not stored');
    return { code: 'unavailable', error: 'Your message may not have been sent. Please try again.' };
  }
}
