import { artPath } from '@detroit-well/art';
import type { CoachView } from './coach-view.ts';

interface CoachPictureProps {
  readonly coach: Pick<CoachView, 'slug' | 'photo'>;
  readonly size: 'portrait' | 'portrait-small';
  /** Of a photograph without a text of its own, and of a drawing. Empty where the name stands beside the picture. */
  readonly alt?: string;
  /** On the first screen. */
  readonly first?: boolean;
}

/** `shown`: how wide pages show it, for a browser that chooses among the widths of a photograph. */
const sizes = {
  portrait: { width: 900, height: 1000, shown: '(max-width: 767px) 100vw, 45vw' },
  'portrait-small': { width: 450, height: 500, shown: '300px' },
} as const;

/** The photograph of a coach, otherwise a drawn portrait in the same box. */
export function CoachPicture({ coach: { slug, photo }, size, alt = '', first = false }: CoachPictureProps) {
  const { width, height, shown } = sizes[size];
  return (
    <img
      {...(photo?.srcSet ? { sizes: shown, srcSet: photo.srcSet } : {})}
      src={photo?.src ?? artPath.coach(slug, size)}
      alt={alt && (photo?.alt || alt)}
      width={width}
      height={height}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
