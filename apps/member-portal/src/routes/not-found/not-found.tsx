import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import { useTitle } from '../../navigation/use-title.ts';
import { readSettings } from '../../settings/settings.ts';

/** The Not Found screen for unknown URLs in the members' area. */
export function Screen() {
  useTitle('Not Found');
  return (
    <>
      <header className="auth__head wrap">
        <a className="brand" href={readSettings().publicSiteUrl} aria-label={`${brand.name}, home`}>
          <Lockup name={brand.name} />
        </a>
      </header>
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
    </>
  );
}
