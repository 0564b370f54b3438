import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import { CookieChoice } from '../../consent/cookie-choice.tsx';
import type { PageContext, PageProps } from '../../page.ts';
import { AboutScreen } from './about-screen.tsx';
import { BrokenPage } from './broken-page.tsx';
import { LegalText } from './legal-text.tsx';
import type { PlainData } from './loaders.ts';
import { UnknownPage } from '../../lost/unknown-page.tsx';

/** Only the cookie page shows the consent choice, and only if visits are counted. */
const countsVisits = ({ here, telemetry }: PageContext): boolean =>
  here.split('?')[0] === paths.cookies() && telemetry !== undefined && telemetry.analytics !== 'none';

/** Pages whose content needs no script of its own; they share one entry. */
export function PlainPage({ data, context }: PageProps<PlainData>) {
  switch (data.kind) {
    case 'not_found':
      return <UnknownPage title="This page rolled off." />;
    case 'broken':
      return <BrokenPage reference={data.reference} context={context} />;
    case 'legal':
      return (
        <>
          <LegalText page={data} />
          {countsVisits(context) ? <CookieChoice /> : null}
        </>
      );
    case 'about':
      return <AboutScreen page={data} />;
    case 'failed':
      return (
        <div className="wrap page-fallback">
          <FallbackScreen
            kind={data.status}
            actions={
              <ButtonLink variant="signal" slash href={context.here}>
                Retry
              </ButtonLink>
            }
          >
            {data.line}
          </FallbackScreen>
        </div>
      );
    case 'unknown':
      return <UnknownPage title={data.title} />;
  }
}
