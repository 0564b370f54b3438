interface PictureProps {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** On the first screen: loaded with the document rather than when it comes into view. */
  readonly first?: boolean;
}

/** A decorative picture. Its space is reserved, and only pictures on the first screen compete with the text. */
export function Picture({ path, width, height, first = false }: PictureProps) {
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
