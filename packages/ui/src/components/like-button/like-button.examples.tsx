import type { Meta } from '@storybook/react-vite';
import { LikeButton } from './like-button.tsx';

export default { title: 'Controls/Like button', component: LikeButton } satisfies Meta;

const press = () => undefined;

const opened = Date.now();

export const AtRest = () => <LikeButton liked={false} busy={false} likes={128} onPress={press} />;
export const Sending = () => <LikeButton liked busy likes={128} onPress={press} />;
export const Liked = () => (
  <LikeButton
    liked
    busy={false}
    likes={129}
    message={{ text: 'Your like was added.', tone: 'success' }}
    onPress={press}
  />
);
export const Removed = () => (
  <LikeButton
    liked={false}
    busy={false}
    likes={128}
    message={{ text: 'Your like was removed.', tone: 'neutral' }}
    onPress={press}
  />
);
export const Failed = () => (
  <LikeButton
    liked={false}
    busy={false}
    likes={128}
    message={{ text: 'Failed to process like.', tone: 'error' }}
    onPress={press}
  />
);
export const Limited = () => (
  <LikeButton
    liked={false}
    busy={false}
    likes={128}
    message={{
      text: 'Too many requests. Please wait a moment before trying again.',
      tone: 'error',
      until: opened + 28_000,
    }}
    onPress={press}
  />
);
export const AtTheEnd = () => <LikeButton size="row" liked busy={false} likes={1} onPress={press} />;
