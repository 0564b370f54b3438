import { ButtonLink } from '@detroit-well/ui/components/button';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';

/** A page whose data could not be loaded. `here` is its address, for Retry. */
export function PageFailed({ here }: { here: string }) {
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
        We couldn’t load this page.
      </FallbackScreen>
    </div>
  );
}
