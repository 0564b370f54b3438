import type { OfficeClosure } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Flash } from '@detroit-well/ui/components/flash';
import { CancelBooked } from './cancel-booked.tsx';
import { closureDays } from './closure-text.ts';

/** Above a week: when the studio is closed, why, and what still stands. */
export function ClosedFlashes({ closures }: { closures: readonly OfficeClosure[] }) {
  if (closures.length === 0) return null;
  const flashes = closures.map((closure) => (
    <Flash
      key={closure.id}
      tone="warn"
      live={false}
      title={`Closed ${closureDays(closure)}: ${closure.reason}.`}
      action={<CancelBooked closure={closure} variant="quiet" />}
    >
      <span>{standingText(closure.booked.length)}</span> <a href={paths.office.closure(closure.id)}>Open</a>
    </Flash>
  ));
  return <div className="closed-flashes">{flashes}</div>;
}

function standingText(count: number): string {
  if (count === 0) return 'No booked session is left.';
  return count === 1 ? '1 booked session still stands.' : `${count} booked sessions still stand.`;
}
