import { artPath } from '@detroit-well/art';
import { paths } from '@detroit-well/config/paths';
import { BoundaryScreen } from '@detroit-well/ui/patterns/boundary-screen';
import type { BrokenProps } from '@detroit-well/ui/patterns/error-boundary';
import { isMissingFile } from '@detroit-well/ui/missing-file';

/** Where a screen broke: what it means and every way on. */
export function BrokenScreen({ error, onRetry }: BrokenProps) {
  return (
    <BoundaryScreen
      outdated={isMissingFile(error)}
      // Loads what failed to load again, and draws what failed to be drawn again.
      onRetry={onRetry}
      picture={artPath.named('lost-wheel')}
      links={<a href={paths.dashboard.home()}>Dashboard</a>}
    />
  );
}
