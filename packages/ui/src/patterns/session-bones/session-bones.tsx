import { Skeleton } from '../../components/skeleton/skeleton.tsx';

/**
 * Static placeholder blocks in the shape of session rows.
 *
 * @do Use it where the timetable appears.
 * @dont Animate it.
 * @accessibility Hidden from screen readers. The list around the blocks announces the wait.
 */
export function SessionRowBones({ count = 6 }: { count?: number }) {
  return (
    <div className="session-bones" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} data-part="row">
          <Skeleton height={72} />
          <div>
            <Skeleton height={26} width="70%" />
            <Skeleton height={14} width="45%" />
            <Skeleton height={14} width="55%" />
          </div>
        </div>
      ))}
    </div>
  );
}
