import type { ImgHTMLAttributes } from 'react';

interface PictureProps {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** On the first screen: loaded with the document rather than when it comes into view. */
  readonly first?: boolean;
  /**
   * Path of the simplified picture that the document shows until this one has loaded. On the server,
   * `document/first-picture.ts` inlines it as the background. The page's style positions it, and hides it where another crop
   * is shown.
   */
  readonly sketch?: string | undefined;
}

/** Marks an image whose simplified picture the server inlines in the document; hydration keeps it. */
export const sketchMark = (
  path: string,
): ImgHTMLAttributes<HTMLImageElement> & { 'data-sketch': string } => ({
  'data-sketch': path,
  suppressHydrationWarning: true,
});

/** A decorative picture. Its space is reserved, and only pictures on the first screen compete with the text. */
export function Picture({ path, width, height, first = false, sketch }: PictureProps) {
  return (
    <img
      src={path}
      alt=""
      width={width}
      height={height}
      decoding="async"
      {...(sketch ? sketchMark(sketch) : {})}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
