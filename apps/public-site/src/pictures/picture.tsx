import type { ReactNode } from 'react';

interface PictureProps {
  path: string;
  width: number;
  height: number;
  /** In the first screen: fetched with the document rather than when it comes near. */
  first?: boolean;
}

/** A picture as decoration: its room is kept, and only those of the first screen compete with the text. */
export function Picture({ path, width, height, first = false }: PictureProps): ReactNode {
  return (
    <img
      src={path}
      alt=""
      width={width}
      height={height}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
