export type SkeletonProps = { height?: number | string; width?: number | string };

/** A sunken block in the shape of what will stand there, swept along the lean. */
export function Skeleton({ height = 16, width = '100%' }: SkeletonProps) {
  return <div className="skeleton" aria-hidden="true" style={{ height, width }} />;
}
