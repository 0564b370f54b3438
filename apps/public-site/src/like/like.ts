import { serverNow } from '@detroit-well/config/server-clock';
import { isApiError, isUnknownOutcome, newIdempotencyKey } from '@detroit-well/api-client';
import { statusMessages, describe, sentences, unconfirmed } from '@detroit-well/api-client/errors';
import * as constants from '@detroit-well/config/constants';
import { trackEvent } from '@detroit-well/telemetry/track';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LikeCalls, LikeReply, LikeState } from './like-calls.ts';
import { retryAfterMs } from '@detroit-well/booking/rate-limit';
import type { ShowWait } from '../rate-limit/rate-limit-wait.ts';
import { milestoneReached } from './milestones.ts';

/** A post has two like buttons; the message appears beside the pressed one. */
export type LikeButtonPosition = 'intro' | 'end';

interface LikeMessage {
  readonly text: string;
  readonly tone: 'success' | 'neutral' | 'error';
  readonly position: LikeButtonPosition;
  /** When a rate limit ends; milliseconds since the epoch. */
  readonly until?: number;
}

interface LikeView extends LikeState {
  readonly busy: boolean;
  readonly message: LikeMessage | null;
}

export interface Like {
  readonly store: StoreApi<LikeView>;
  /** Reads whether this visitor likes the post, and counts the view. */
  readonly start: () => Promise<void>;
  /** Likes the post or removes the like, as the button says. */
  readonly press: (position: LikeButtonPosition) => Promise<void>;
}

interface LikeOptions {
  /** Empty for a post that is not on the server. */
  readonly slug: string;
  /** The count that the page was rendered with. */
  readonly likes: number;
  readonly loadCalls: (onWait: ShowWait) => Promise<LikeCalls>;
}

/**
 * The like of one post (SPEC-A 4). The button changes immediately and reverts on failure; the count comes from the server.
 * The server's call toggles, so nothing is sent until the visitor's current state is known.
 */
export function createLike({ slug, likes, loadCalls }: LikeOptions): Like {
  const store = createStore<LikeView>(() => ({ liked: false, likes, busy: false, message: null }));
  /** The last state from the server; null while it is unknown. */
  let known: LikeState | null = null;
  /** The first read while it is in progress. */
  let firstRead: Promise<LikeState> | null = null;
  let pressedPosition: LikeButtonPosition = 'intro';
  let hideTimer: ReturnType<typeof setTimeout> | undefined;

  /** `waitMs`: a rate limit, which the message counts down. */
  function showMessage(
    position: LikeButtonPosition,
    tone: LikeMessage['tone'],
    text: string,
    waitMs: number | null = null,
  ): void {
    if (!text) return;
    clearTimeout(hideTimer);
    const until = waitMs === null ? {} : { until: serverNow() + waitMs };
    store.setState({ message: { text, tone, position, ...until } });
    const shownMs = Math.max(constants.messageMs.like, waitMs ?? 0);
    hideTimer = setTimeout(() => store.setState({ message: null }), shownMs);
  }

  const onWait: ShowWait = ({ until }) =>
    showMessage(pressedPosition, 'neutral', statusMessages.rateLimited, until - serverNow());

  async function read(trackView: boolean): Promise<LikeState> {
    const calls = await loadCalls(onWait);
    known = await calls.read(trackView);
    return known;
  }

  async function toggleTo(wanted: boolean): Promise<LikeReply> {
    const before = known ?? (await firstRead?.catch(() => null)) ?? (await read(false));
    if (before.liked === wanted) return { ...before, message: '' };
    const calls = await loadCalls(onWait);
    let reply = await calls.toggle(newIdempotencyKey());
    // Another tab has changed the like: toggle again, so that the press does what its button said.
    if (reply.liked !== wanted) reply = await calls.toggle(newIdempotencyKey());
    const milestone = wanted ? milestoneReached(before.likes, reply.likes) : null;
    if (milestone !== null) trackEvent('like_milestone', { slug, likes: milestone });
    return reply;
  }

  /** After a response that was lost or cannot be read, reads the state from the server. */
  async function afterFailure(error: unknown, wanted: boolean): Promise<LikeState | null> {
    if (!isUnknownOutcome(error)) return known;
    known = null;
    // A success that cannot be read is one all the same.
    const isSuccess = isApiError(error) && error.kind === 'unreadable';
    const { likes: shown } = store.getState();
    const assumed = isSuccess ? { liked: wanted, likes: shown + (wanted ? 1 : -1) } : null;
    return read(false).catch(() => assumed);
  }

  async function change(wanted: boolean, position: LikeButtonPosition): Promise<void> {
    try {
      const { message, ...state } = await toggleTo(wanted);
      known = state;
      store.setState({ ...state, busy: false });
      showMessage(position, wanted ? 'success' : 'neutral', message);
    } catch (error) {
      const state = await afterFailure(error, wanted);
      store.setState({ liked: !wanted, ...state, busy: false });
      if (state?.liked === wanted) return;
      // The response was lost, and the state could not be read afterwards.
      const isUnknown = state === null && isUnknownOutcome(error);
      showMessage(
        position,
        'error',
        isUnknown
          ? `${unconfirmed('your like was saved')} Please try again.`
          : describe(error, 'like').message,
        retryAfterMs(error),
      );
    }
  }

  return {
    store,
    start: async () => {
      if (!slug) return;
      firstRead = read(true);
      try {
        const state = await firstRead;
        // If the visitor has already pressed, the press shows its own result.
        if (!store.getState().busy) store.setState(state);
      } catch {
        // The page keeps the count it was rendered with; a press reads the state again.
      } finally {
        firstRead = null;
      }
    },
    press: async (position) => {
      const { busy, liked } = store.getState();
      if (!slug) return showMessage(position, 'error', sentences.invalidPostSlug);
      if (busy) return showMessage(position, 'neutral', sentences.alreadyProcessing);
      pressedPosition = position;
      store.setState({ liked: !liked, busy: true, message: null });
      await change(!liked, position);
    },
  };
}
