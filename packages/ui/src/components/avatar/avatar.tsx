import { initials } from '@detroit-well/config/initials';
import type { CSSProperties } from 'react';

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | null | undefined;
  /** Pixels. */
  readonly size?: 44 | 64 | 80 | 104 | 120;
}

/**
 * An ink disc with a maple ring and initials or a photo. Hidden from screen readers, because the name is next to it.
 * CSS draws the initials, so that the accessible name of a link does not start with them (WCAG 2.5.3).
 *
 * @do Put the name beside it, as text or as the accessible name of the link around it.
 * @do Use 44 px in rows, 64 and 80 px on cards, and 104 or 120 px on a profile.
 * @dont Show two people in one disc. Use a people grid.
 * @accessibility The disc is hidden from screen readers, so it never repeats the name. Initials come from CSS and are
 *   not part of a link's name.
 */
export function Avatar({ name, src, size = 44 }: AvatarProps) {
  return (
    <span
      className="avatar"
      aria-hidden="true"
      data-initials={src ? undefined : initials(name) || '//'}
      style={{ '--size': `${size}px` } as CSSProperties /* custom */}
    >
      {src ? <img src={src} alt="" width={size} height={size} /> : null}
    </span>
  );
}
