import { artPath } from '@detroit-well/art';
import { paths } from '@detroit-well/config/paths';
import { BoundaryScreen } from '@detroit-well/ui/patterns/boundary-screen';
import type { BrokenProps } from '@detroit-well/ui/patterns/error-boundary';
import { isMissingFile } from '@detroit-well/ui/missing-file';

/** The error screen of a failed screen, with an explanation, a retry button and links. */
export function BrokenScreen({ error, onRetry }: BrokenProps) {
  return (
    <BoundaryScreen
      outdated={isMissingFile(error)}
      // Loads or renders again what failed.
      onRetry={onRetry}
      picture={artPath.named('lost-wheel')}
      links={<a href={paths.dashboard.home()}>Dashboard</a>}
    />
  );
}
