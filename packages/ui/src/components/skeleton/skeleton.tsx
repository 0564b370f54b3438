export interface SkeletonProps {
  readonly height?: number | string;
  readonly width?: number | string;
}

/**
 * A placeholder block in the shape of the content that is loading.
 *
 * @do Give it the size of the content, so that nothing moves when it arrives.
 * @do Wrap it in AsyncView, which announces the wait.
 * @dont Use it for a wait that follows a press. The button is busy then.
 * @accessibility Hidden from screen readers. Its movement stops with reduced motion.
 */
export function Skeleton({ height = 16, width = '100%' }: SkeletonProps) {
  return <div className="skeleton" aria-hidden="true" style={{ height, width }} />;
}
