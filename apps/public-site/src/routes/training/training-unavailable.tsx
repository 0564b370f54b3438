import { ButtonLink } from '@detroit-well/ui/components/button';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import type { ReactNode } from 'react';
import { loadFailure } from './landing-hero.tsx';

/** Neither the page nor the calendar could be had. */
export function TrainingUnavailable({ here }: { here: string }): ReactNode {
  return (
    <div className="wrap page-fallback">
      <FallbackScreen
        kind={503}
        actions={
          <ButtonLink variant="signal" slash href={here}>
            Retry
          </ButtonLink>
        }
      >
        {loadFailure}
      </FallbackScreen>
    </div>
  );
}
