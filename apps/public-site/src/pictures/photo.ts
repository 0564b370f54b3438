import type { Session } from '../api/wire.ts';
import type { AllowsPicture } from './allowed-pictures.ts';

/** A photograph in place of a drawing, with the attributes of its image. */
export interface Photo {
  readonly src: string;
  /** Undefined: there is one width only. */
  readonly srcSet: string | undefined;
  readonly alt: string;
}

/** The photograph of a record, if pages may show it. A server may send its address alone. */
export function photoOf(
  { picture, image_url: address }: Pick<Session, 'picture' | 'image_url'>,
  allows: AllowsPicture,
): Photo | null {
  const src = picture?.url || address;
  if (!src || !allows(src)) return null;
  const widths = picture?.sources.filter(({ url }) => allows(url)) ?? [];
  return {
    src,
    srcSet: widths.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined,
    alt: picture?.alt ?? '',
  };
}
