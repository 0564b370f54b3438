import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import { useTitle } from '../../router/use-title.ts';

/** An address under the members' area that leads nowhere. */
export function Screen() {
  useTitle('Not Found');
  return (
    <main id="main" className="wrap">
      <FallbackScreen
        kind={404}
        actions={
          <ButtonLink variant="signal" slash href={paths.dashboard.home()}>
            Go to the dashboard
          </ButtonLink>
        }
      />
    </main>
  );
}
