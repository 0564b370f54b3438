import type { ImgHTMLAttributes, ReactNode } from 'react';

interface PictureProps {
  path: string;
  width: number;
  height: number;
  /** In the first screen: fetched with the document rather than when it comes near. */
  first?: boolean;
  /**
   * Path of the picture that the document itself carries and shows until this one is there. `document/first-picture.ts`
   * puts it in on the server as the background; the style of the page says how, and hides it where another crop is shown.
   */
  sketch?: string | undefined;
}

/** Marks an image for the server, which puts the picture at `path` into the document; the browser keeps it. */
export const sketchMark = (
  path: string,
): ImgHTMLAttributes<HTMLImageElement> & { 'data-sketch': string } => ({
  'data-sketch': path,
  suppressHydrationWarning: true,
});

/** A picture as decoration: its room is kept, and only those of the first screen compete with the text. */
export function Picture({ path, width, height, first = false, sketch }: PictureProps): ReactNode {
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
