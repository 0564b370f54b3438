import { LikeButton } from '@detroit-well/ui/components/like-button';
import { useStore } from 'zustand';
import type { Like, LikeButtonPosition } from '../../like/like.ts';

interface PostLikeProps {
  readonly like: Like;
  readonly position: LikeButtonPosition;
}

/** One of the two like buttons of a post; both show the same state. */
export function PostLike({ like, position }: PostLikeProps) {
  const { liked, busy, likes, message } = useStore(like.store);
  return (
    <LikeButton
      size={position === 'end' ? 'row' : 'large'}
      liked={liked}
      busy={busy}
      likes={likes}
      message={message?.position === position ? message : null}
      onPress={() => void like.press(position)}
    />
  );
}
