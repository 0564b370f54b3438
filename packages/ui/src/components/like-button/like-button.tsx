import { formatCount } from '@detroit-well/config/count';
import { HeartIcon } from '../../icons.tsx';
import { formatSeconds } from '../rate-wait/format-seconds.ts';
import { useSecondsLeft } from '../seconds-meter/use-seconds-left.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface LikeMessage {
  readonly text: string;
  readonly tone: 'success' | 'neutral' | 'error';
  /** When the rate limit ends, in milliseconds since the epoch. */
  readonly until?: number | undefined;
}

export interface LikeButtonProps {
  readonly liked: boolean;
  /** True while a change is in progress. The button still accepts presses, so that a second press can show a message. */
  readonly busy: boolean;
  readonly likes: number;
  readonly message?: LikeMessage | null | undefined;
  readonly onPress: () => void;
  /** `row` has a small count, for the end of a post. */
  readonly size?: 'large' | 'row';
}

/**
 * LIKE, LIKED or LOADING, the count, and a message next to it. All three words are in the markup and share one width.
 * The stylesheet shows one of them, so that a tap before hydration only needs to set `aria-busy`.
 *
 * @do Keep accepting presses while one is in progress, and explain the second in `message`.
 * @dont Change the count before the server confirms.
 * @accessibility A toggle button with aria-pressed. Results are announced politely, failures as an alert. The count is
 *   read with its noun.
 */
export function LikeButton({ liked, busy, likes, message, onPress, size = 'large' }: LikeButtonProps) {
  const failed = message?.tone === 'error';
  return (
    <div className="like" data-size={size}>
      <div data-part="row">
        <button
          type="button"
          className="button"
          data-variant="line"
          data-early="like"
          aria-pressed={liked}
          aria-busy={busy || undefined}
          onClick={onPress}
        >
          <span data-word="like">
            <HeartIcon />
            LIKE
          </span>
          <span data-word="liked">
            <HeartIcon />
            LIKED
          </span>
          <span data-word="loading">LOADING</span>
        </button>
        <Count likes={likes} size={size} />
        <div data-part="message" data-tone={message?.tone}>
          <p role="status">{failed ? null : message?.text}</p>
          {failed ? <p role="alert">{message.text}</p> : null}
          {message?.until ? <Seconds until={message.until} /> : null}
        </div>
      </div>
    </div>
  );
}

/** Short, because no space is reserved for the message. */
function Seconds({ until }: { until: number }) {
  const left = useSecondsLeft(until);
  return (
    <p role="timer" className="tnum">
      {formatSeconds(left)}
    </p>
  );
}

function Count({ likes, size }: Pick<LikeButtonProps, 'likes' | 'size'>) {
  const noun = likes === 1 ? 'like' : 'likes';
  const number = formatCount(likes);
  if (size === 'row') {
    return (
      <span data-part="count" className="sm muted">
        <b className="tnum">{number}</b> <span>{noun}</span>
      </span>
    );
  }
  return (
    <span data-part="count">
      <span className="num">{number}</span>
      <VisuallyHidden>{` ${noun}`}</VisuallyHidden>
    </span>
  );
}
