import { ScheduleControls } from '@detroit-well/booking/schedule/controls';
import type { ChangedBy, ScheduleFilters } from '@detroit-well/booking/schedule/filters';
import { paths } from '@detroit-well/config/paths';
import { studioDay } from '@detroit-well/config/studio-time';
import { useMemo, useRef } from 'react';
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
import { delayMs, scheduleHref, useScheduleAddress } from './use-schedule-address.ts';

/** The training landing page (SPEC-A 2). */
export function TrainingPage({ data, context }: PageProps<TrainingData>) {
  if (data.kind === 'no-session') return <SessionProblem kind={data.problem} here={context.here} />;
  return <Landing data={data} context={context} />;
}

function Landing({ data, context }: PageProps<LandingData>) {
  const today = studioDay(context.now);
  const address = useScheduleAddress(data, today);
  const { filters } = address;
  const { content } = data;
  const list = useSessionList(data, { filters, delayMs: delayMs(address) }, context);
  const { schedule } = list;
  const section = useRef<HTMLElement>(null);
  const counted = useMemo(
    () => ({
      filters: schedule?.filters ?? filters,
      facets: schedule?.facets ?? null,
      sessions: schedule?.sessions ?? [],
    }),
    [schedule, filters],
  );
  function change(next: ScheduleFilters, by: ChangedBy): void {
    address.change(next, by);
    // The list starts anew: its beginning must not be above the screen.
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 && by !== 'typing') section.current?.scrollIntoView();
  }
  return (
    <>
      <LandingHero content={content} context={context} />
      <div id="below" className="training-tiles wrap">
        <FilterTiles
          categories={list.categories}
          filters={filters}
          onChoose={(next) => change(next, 'choice')}
        />
      </div>
      {/* The tools stay in view as long as the list does. */}
      <div>
        <ScheduleControls
          filters={filters}
          counted={counted}
          today={today}
          action={paths.training()}
          hrefOf={scheduleHref}
          onChange={change}
        />
        <SessionsSection
          ref={section}
          list={list}
          unknown={address.unknown}
          context={context}
          onChange={(next) => change(next, 'choice')}
        />
      </div>
      {content ? <LandingText content={content} /> : null}
      {data.slides.length > 0 ? <TestimonialCarousel slides={data.slides} /> : null}
      <LandingClose context={context} />
      <GuestPanelHost sessions={schedule?.sessions ?? []} context={context} onBooked={list.refresh} />
    </>
  );
}
