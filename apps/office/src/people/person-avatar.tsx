import { Avatar, type AvatarProps } from '@detroit-well/ui/components/avatar';
import { useState } from 'react';
import { readSettings } from '../settings/settings.ts';

interface PersonAvatarProps extends Pick<AvatarProps, 'name' | 'size'> {
  /** Below the API; null without a picture. */
  readonly path: string | null;
}

/** A person's picture, and their initials where there is none or it does not load, such as without network. */
export function PersonAvatar({ path, ...avatar }: PersonAvatarProps) {
  const [failed, setFailed] = useState<string>();
  const src = path === null || path === failed ? null : readSettings().apiUrl + path;
  return (
    // Errors of a picture do not bubble, and the disc holds nothing else that fails.
    <span className="person-avatar" onErrorCapture={() => setFailed(path ?? undefined)}>
      <Avatar {...avatar} src={src} />
    </span>
  );
}
