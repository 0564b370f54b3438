import { createCalls, engagementRows, fetchTransport, lookUpAddress } from '@detroit-well/api-client';
import * as constants from '@detroit-well/config/constants';
import { showRateLimits, type ShowWait } from '../rate-limit/rate-limit-wait.ts';
import { browserFingerprint, sessionKey, storedSessionKey } from './visitor-identity.ts';

export interface LikeState {
  readonly likes: number;
  /** True if this visitor likes the post. */
  readonly liked: boolean;
}

export interface LikeReply extends LikeState {
  readonly message: string;
}

/** The two engagement calls of a post (SPEC-B 7.9). They throw `ApiError`. */
export interface LikeCalls {
  /** Reads the counts and stores nothing. The first read of a page counts as a view; a like never waits for it. */
  readonly read: (isFirst: boolean) => Promise<LikeState>;
  /** Likes the post, or removes the like, and stores the visitor's ids. Each press has one idempotency key. */
  readonly toggle: (idempotencyKey: string) => Promise<LikeReply>;
}

interface LikeCallsOptions {
  readonly apiUrl: string;
  readonly ipLookupUrl: string | undefined;
  readonly slug: string;
  /** Called when a press waits for a rate limit. */
  readonly onWait: ShowWait;
}

/** The number of retries of a press whose response was lost. After the last one, its outcome is read. */
const maxRetries = 2;

export function likeCalls({ apiUrl, ipLookupUrl, slug, onWait }: LikeCallsOptions): LikeCalls {
  const { engagement } = createCalls(
    { engagement: engagementRows },
    {
      transport: fetchTransport(apiUrl, constants.apiTimeoutMs),
      maxRetries,
      retryReads: false,
      onEvent: showRateLimits(onWait),
    },
  );
  const params = { slug };
  /** Looked up with the first like, never for reading a post (ADR-041). */
  let address: Promise<string> | undefined;

  return {
    read: async (isFirst) => {
      const key = storedSessionKey();
      const query = {
        track_view: isFirst,
        ...(key === null ? {} : { session_key: key }),
        ip_address: (await address) ?? 'unknown',
      };
      const { likes, user_reactions: ownReactions } = await engagement.read(
        { params, query },
        { background: isFirst },
      );
      // Without a session key the server can only identify the network, which visitors share.
      return { likes, liked: key !== null && ownReactions.like };
    },
    toggle: async (idempotencyKey) => {
      address ??= lookUpAddress(ipLookupUrl);
      const body = {
        reaction_type: 'like' as const,
        session_key: sessionKey(),
        ip_address: await address,
        browser_fingerprint: browserFingerprint(),
      };
      const {
        likes,
        user_reactions: ownReactions,
        message,
      } = await engagement.react({ params, body }, { idempotencyKey });
      return { likes, liked: ownReactions.like, message };
    },
  };
}
