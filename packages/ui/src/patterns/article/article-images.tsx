interface ArticleImage {
  readonly url: string;
  /** Size in pixels. Without it the picture is still cropped to the available space. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

interface ImageProps {
  readonly image: ArticleImage;
  readonly alt: string;
}

function Image({ image, alt }: ImageProps) {
  const { url, width, height } = image;
  return <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}

/** A picture across the full window width (SPEC-A 2, fullwidth_image). */
export function FullImage({ image, alt }: ImageProps) {
  return (
    <figure className="full-image">
      <Image image={image} alt={alt} />
    </figure>
  );
}

export interface SplitImageProps {
  readonly left: ArticleImage;
  readonly right: ArticleImage;
  /** Describes both pictures together. */
  readonly alt: string;
  readonly caption?: string | undefined;
}

/** Two pictures with a slanted edge between them (SPEC-A 2, split_image). */
export function SplitImage({ left, right, alt, caption }: SplitImageProps) {
  // One text for both: screen readers announce them as one picture.
  const asOne = alt ? ({ role: 'img', 'aria-label': alt } as const) : {};
  return (
    <figure className="split-image">
      <div data-part="pair" {...asOne}>
        <Image image={left} alt="" />
        <Image image={right} alt="" />
      </div>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
