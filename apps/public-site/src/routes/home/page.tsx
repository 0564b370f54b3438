import { brand } from '@detroit-well/config/brand';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { SessionRow, SessionRows } from '@detroit-well/ui/patterns/session-row';
import type { PageProps } from '../../page.ts';
import { homeHeroNarrowPicture, homeHeroPicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { cardAction } from '../../sessions/card-action.ts';
import { cardView } from '../../sessions/visitor-session.ts';
import { TestimonialCarousel } from '../../testimonials/carousel.tsx';
import { useVisitor } from '../../visitor/visitor.ts';
import { homeHeadline, homeStatement } from '../../metadata/headline.ts';
import { HomeBeliefs } from './home-beliefs.tsx';
import { HomePrograms } from './home-programs.tsx';
import type { HomeData } from './loader.ts';

/** The home page (SPEC-A 2, marketing headlines). */
export function HomePage({ data, context }: PageProps<HomeData>) {
  const visitor = useVisitor();
  const dashboard = portalUrl(context.portalUrl, paths.dashboard.home());
  return (
    <>
      <section className="home-hero" data-theme="dark">
        <div data-part="art">
          <picture>
            <source media="(max-width: 900px)" srcSet={homeHeroNarrowPicture} width={780} height={760} />
            <Picture path={homeHeroPicture} width={1440} height={900} first sketch={homeHeroNarrowPicture} />
          </picture>
        </div>
        <div className="wrap" data-part="in">
          <h1>
            {homeHeadline.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <div data-part="foot">
            {visitor.kind === 'member' ? (
              <ButtonLink variant="signal" slash href={dashboard}>
                View Dashboard
              </ButtonLink>
            ) : (
              <ButtonLink variant="signal" slash href={portalUrl(context.portalUrl, paths.register())}>
                Get Started
              </ButtonLink>
            )}
            <ButtonLink variant="line" href={paths.training()}>
              Explore Training
            </ButtonLink>
            <p className="lead">{brand.tagline}</p>
          </div>
        </div>
      </section>
      <section id="below" className="home-statement" data-theme="dark">
        <p className="wrap">{homeStatement}</p>
      </section>
      <HomePrograms categories={data.categories} />
      {data.sessions && data.sessions.length > 0 ? (
        <section className="wrap sec" aria-labelledby="next-title">
          <div className="sec-head">
            <h2 className="d2" id="next-title">
              Next on the floor
            </h2>
            <TextLink href={paths.training()}>All Training</TextLink>
          </div>
          <SessionRows>
            {data.sessions.map((session) => (
              <SessionRow
                key={session.public_id}
                {...cardView(session, visitor)}
                action={cardAction(session, visitor, context.now, context.portalUrl)}
              />
            ))}
          </SessionRows>
        </section>
      ) : null}
      <HomeBeliefs />
      {data.slides.length > 0 ? <TestimonialCarousel slides={data.slides} /> : null}
    </>
  );
}
