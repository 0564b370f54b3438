import { artPath } from '@detroit-well/art';
import { brand } from '@detroit-well/config/brand';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { fallbackTexts } from '@detroit-well/ui/fallback-texts';
import { LostPage } from '@detroit-well/ui/patterns/lost-page';
import { useTitle } from '../../navigation/use-title.ts';
import { readSettings } from '../../settings/settings.ts';

/** The Not Found screen for unknown URLs in the members' area. */
export function Screen() {
  const { publicSiteUrl } = readSettings();
  useTitle('Not Found');
  return (
    <>
      <header className="auth__head wrap">
        <a className="brand" href={publicSiteUrl} aria-label={`${brand.name}, home`}>
          <Lockup name={brand.name} />
        </a>
      </header>
      <main id="main">
        <LostPage
          title={fallbackTexts(404).title}
          picture={artPath.named('lost-wheel')}
          actions={
            <>
              <ButtonLink variant="signal" slash href={paths.dashboard.home()}>
                Go to the dashboard
              </ButtonLink>
              <ButtonLink variant="line" href={siteUrl(publicSiteUrl, paths.training())}>
                EXPLORE TRAINING
              </ButtonLink>
            </>
          }
        >
          {fallbackTexts(404).line}
        </LostPage>
      </main>
    </>
  );
}
