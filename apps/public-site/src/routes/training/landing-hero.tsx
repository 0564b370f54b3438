import { trainingPageFailed } from '@detroit-well/api-client/loading';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { TextLink } from '@detroit-well/ui/components/text-link';
import type { PageContext } from '../../page.ts';
import { trainingHeadPicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { signInHref } from '../../visitor/sign-in-href.ts';
import { useVisitor } from '../../visitor/visitor.ts';
import type { LandingContent } from './loader.ts';

const ownCopy =
  'Six-week cohorts and single sessions on real maple. Pick your count, then hold it with fifteen other grown folks.';

interface LandingHeroProps {
  readonly content: LandingContent | null;
  readonly context: PageContext;
}

/** Title, subtitle and calls to action: those of the content system, otherwise those that suit the visitor. */
export function LandingHero({ content, context }: LandingHeroProps) {
  const hero = content?.hero;
  return (
    <section className="training-head" data-align={hero?.text_alignment || undefined}>
      <div data-part="art">
        {hero?.image_url ? (
          <Picture path={hero.image_url} width={780} height={500} first />
        ) : (
          <Picture path={trainingHeadPicture} width={780} height={500} first sketch={trainingHeadPicture} />
        )}
      </div>
      <div className="wrap" data-part="in">
        <div data-part="text">
          {hero?.sml_header && hero.sml_header !== hero.lrg_subheader ? (
            <p className="h4">{hero.sml_header}</p>
          ) : null}
          <h1 className="d1">{hero?.lrg_subheader || content?.title || 'Training'}</h1>
          <p className="lead">{hero?.copy || ownCopy}</p>
          {content ? null : (
            <Flash tone="warn" title="Page Not Found" live={false}>
              {trainingPageFailed}
            </Flash>
          )}
          <div className="row">
            <Calls content={content} context={context} />
            <TextLink href={paths.firstTime()} arrow={false}>
              First time here?
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function Calls({ content, context }: LandingHeroProps) {
  const visitor = useVisitor();
  const dashboard = portalUrl(context.portalUrl, paths.dashboard.home());
  if (content?.ctas.length) {
    return content.ctas.map(({ url, text }, index) => (
      <ButtonLink key={url + text} href={url} variant={index === 0 ? 'line' : 'quiet'} size="sm">
        {text}
      </ButtonLink>
    ));
  }
  if (visitor.kind === 'member') {
    return (
      <ButtonLink variant="line" size="sm" href={dashboard}>
        View Dashboard
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink variant="line" size="sm" href={portalUrl(context.portalUrl, paths.register())}>
        Get Started
      </ButtonLink>
      <TextLink href={signInHref(context)} arrow={false}>
        Sign In
      </TextLink>
    </>
  );
}
