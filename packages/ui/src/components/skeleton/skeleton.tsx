export interface SkeletonProps {
  readonly height?: number | string;
  readonly width?: number | string;
}

/** A placeholder block in the shape of the content that is loading. */
export function Skeleton({ height = 16, width = '100%' }: SkeletonProps) {
  return <div className="skeleton" aria-hidden="true" style={{ height, width }} />;
}
