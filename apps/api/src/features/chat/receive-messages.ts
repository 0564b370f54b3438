import { waitAndRetry, type ChatProblem } from '@detroit-well/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/calls/calls.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import type { GuardDeps } from '../../platform/http/guard.ts';
import { countAttempt } from '../../platform/rate-limits/attempts.ts';
import { chatMembershipOf, type ChatMembership } from './chat-membership.ts';
import { readMessageFrame } from './frames.ts';
import { chatLimits } from './limits.ts';
import { storeMessage } from './messages.ts';
import { postToThread } from './post-to-thread.ts';
import { roomNameOf, type ChatRoomRef } from './rooms.ts';

/** Stores the message of a frame for the caller that the token names. Returns the reason when it rejects the frame. */
export async function receiveMessages(
  frame: string,
  roomRef: ChatRoomRef,
  caller: Caller,
  { deps, log }: { deps: GuardDeps; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<ChatProblem | Exclude<ChatMembership, 'welcome'> | undefined> {
  const { database, settings, systemClock } = deps;
  const { userId } = caller;
  const parsed = readMessageFrame(frame);
  if ('problem' in parsed) return parsed.problem;
  try {
    // Checked for each message: the registration may have been cancelled since the connection opened.
    const membership = await chatMembershipOf(database.db, roomRef, caller, systemClock.now());
    if (membership !== 'welcome') return membership;
    if (settings.rateLimits === 'default') {
      const counted = await countAttempt(
        database.db,
        `chat|${userId}`,
        chatLimits.messages,
        systemClock.now(),
      );
      if (counted.isExceeded) {
        const retry_after = Math.max(1, counted.resetSeconds);
        return {
          code: 'rate_limited',
          error: `Too many messages. ${waitAndRetry}`,
          retry_after,
        };
      }
    }
    await store(deps, roomRef, userId, parsed.message);
    return undefined;
  } catch (error) {
    // The account was closed after the check above.
    if (error instanceof ProblemError && error.code === 'token_invalid') return 'signed_out';
    if (error instanceof ProblemError && error.code === 'thread_closed')
      return { code: 'thread_closed', error: error.message };
    log.warn({ err: error }, 'a chat message was not stored');
    return { code: 'unavailable', error: 'Your message may not have been sent. Please try again.' };
  }
}

function store({ database, clock }: GuardDeps, roomRef: ChatRoomRef, senderId: string, message: string) {
  if (roomRef.kind === 'private') return storeMessage(database, roomNameOf(roomRef), senderId, message);
  const post = { id: randomUUID(), sessionId: roomRef.sessionId, senderId, message };
  return database.withTx((tx) => postToThread(tx, post, clock.now()));
}
