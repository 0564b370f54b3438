import { artPath } from '@detroit-well/art';
import type { CoachView } from './coach-view.ts';

interface CoachPictureProps {
  readonly coach: Pick<CoachView, 'slug' | 'picture'>;
  readonly size: 'portrait' | 'portrait-small';
  /** Empty where the name stands beside the picture. */
  readonly alt?: string;
  /** On the first screen. */
  readonly first?: boolean;
}

const sizes = { portrait: [900, 1000], 'portrait-small': [450, 500] } as const;

/** The photograph of a coach, otherwise a drawn portrait in the same box. */
export function CoachPicture({ coach, size, alt = '', first = false }: CoachPictureProps) {
  const [width, height] = sizes[size];
  return (
    <img
      src={coach.picture ?? artPath.coach(coach.slug, size)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
