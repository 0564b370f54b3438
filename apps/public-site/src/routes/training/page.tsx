import { matchesFilter } from '@detroit-well/booking/session-view';
import type { PageProps } from '../../page.ts';
import { GuestPanelHost } from '../../registration/guest-panel-host.tsx';
import { SessionProblem } from '../../sessions/session-problem.tsx';
import { useSessionList } from '../../session-list/use-session-list.ts';
import { TestimonialCarousel } from '../../testimonials/carousel.tsx';
import { FilterTiles } from './category-tiles.tsx';
import { LandingClose } from './landing-close.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingText } from './landing-text.tsx';
import type { LandingData, TrainingData } from './loader.ts';
import { SessionsSection } from './sessions-section.tsx';
import { useFilter } from './use-filter.ts';

/** The training landing page (SPEC-A 2). */
export function TrainingPage({ data, context }: PageProps<TrainingData>) {
  if (data.kind === 'no-session') return <SessionProblem kind={data.problem} here={context.here} />;
  return <Landing data={data} context={context} />;
}

function Landing({ data, context }: PageProps<LandingData>) {
  const [filter, setFilter] = useFilter(data.category);
  const { content } = data;
  const list = useSessionList(data, context);
  const { sessions, categories } = list;
  const shown = sessions?.filter((session) => matchesFilter(session, filter)) ?? null;
  return (
    <>
      <LandingHero content={content} context={context} />
      {content ? <LandingText content={content} /> : null}
      <section id="below" className="training-tiles wrap">
        <h2 className="visually-hidden">Filter by category</h2>
        <FilterTiles categories={categories} sessions={sessions} filter={filter} onChoose={setFilter} />
      </section>
      <SessionsSection
        list={list}
        sessions={shown}
        filter={filter}
        showAll={data.showAll}
        context={context}
        onShowAll={() => setFilter('')}
      />
      {context.showSamples ? <TestimonialCarousel /> : null}
      <LandingClose context={context} />
      <GuestPanelHost sessions={sessions ?? []} context={context} onBooked={list.refresh} />
    </>
  );
}
