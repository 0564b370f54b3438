import { Skeleton } from '../../components/skeleton/skeleton.tsx';

/**
 * Static placeholder blocks in the shape of session cards.
 *
 * @do Show as many as the list will probably have, in the same grid.
 * @dont Animate them.
 * @accessibility Hidden from screen readers. The list around them announces the wait.
 */
export function SessionCardBones({ count = 3 }: { count?: number }) {
  return (
    <div className="session-cards session-bones" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} data-part="card">
          <Skeleton height="auto" />
          <div>
            <Skeleton height={14} width="38%" />
            <Skeleton height={30} width="72%" />
            <Skeleton height={14} width="80%" />
            <Skeleton height={14} width="60%" />
            <Skeleton height={14} width={160} />
            <Skeleton height={44} />
          </div>
        </div>
      ))}
    </div>
  );
}

/**
 * Static placeholder blocks in the shape of session rows.
 *
 * @do Use it where the timetable appears.
 * @dont Use it for cards.
 * @accessibility Hidden, as all placeholder blocks.
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
