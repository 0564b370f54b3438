import { artPath } from '@detroit-well/art';
import type { RegisteredSession } from '@detroit-well/api-client/contract';
import { Tabs } from '@detroit-well/ui/components/tabs';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { NextTraining, TrainingItem, TrainingList } from '@detroit-well/ui/patterns/training-item';
import type { TrainingItemProps } from '@detroit-well/ui/patterns/training-item';
import type { ReactNode } from 'react';
import { onSite } from '../format/site-links.ts';
import { EntryBoundary } from '../outcomes/part-boundary.tsx';
import { trainingLists } from './training-view.ts';
import type { TrainingView } from './training-view.ts';

export interface TrainingTabsProps {
  readonly sessions: readonly RegisteredSession[];
  readonly now: Date;
  /** Shown when the member has no registrations yet. */
  readonly emptyAction?: ReactNode;
  /** Shown when the member has no registrations yet and the list has its own page. */
  readonly emptyPicture?: ReactNode;
}

/** My Trainings: upcoming sessions with the next one large, and completed sessions. */
export function TrainingTabs({ sessions, now, emptyAction, emptyPicture }: TrainingTabsProps) {
  const { upcoming, completed } = trainingLists(sessions, now);
  return (
    <Tabs
      label="My Trainings"
      tabs={[
        {
          id: 'upcoming',
          label: 'Upcoming',
          count: upcoming.length,
          panel: <Upcoming trainings={upcoming} emptyAction={emptyAction} emptyPicture={emptyPicture} />,
        },
        {
          id: 'completed',
          label: 'Completed',
          count: completed.length,
          panel: <Completed trainings={completed} />,
        },
      ]}
    />
  );
}

function Upcoming({
  trainings,
  emptyAction,
  emptyPicture,
}: {
  trainings: readonly TrainingView[];
  emptyAction: ReactNode;
  emptyPicture: ReactNode;
}) {
  const [next, ...later] = trainings;
  if (!next) {
    return (
      <EmptyState title="Nothing booked yet" art={emptyPicture} action={emptyAction}>
        Your next session shows up here as soon as you register.
      </EmptyState>
    );
  }
  return (
    <TrainingList>
      <EntryBoundary key={next.key}>
        <NextTraining
          {...itemProps(next)}
          date={{ day: next.dayOfMonth, lines: [`${next.weekdayLong}, ${next.monthLong}`, next.time] }}
          picture={<img src={artPath.named('dash-next')} alt="" width="872" height="284" />}
        />
      </EntryBoundary>
      <Items trainings={later} />
    </TrainingList>
  );
}

function Completed({ trainings }: { trainings: readonly TrainingView[] }) {
  if (trainings.length === 0) {
    return <EmptyState title="Nothing completed yet">Sessions you have taken stay here.</EmptyState>;
  }
  return (
    <TrainingList>
      <Items trainings={trainings} />
    </TrainingList>
  );
}

function Items({ trainings }: { trainings: readonly TrainingView[] }) {
  return trainings.map((training) => (
    <EntryBoundary key={training.key}>
      <TrainingItem {...itemProps(training)} />
    </EntryBoundary>
  ));
}

const tones = { Paid: 'ok', 'Payment Pending': 'wait', Cancelled: 'plain' } as const;

function itemProps(training: TrainingView): TrainingItemProps {
  return {
    title: training.title,
    href: training.href,
    date: { day: training.dayOfMonth, lines: [training.weekday, training.month] },
    coach: training.coach,
    coachHref: onSite(training.coachPath),
    location: training.location,
    when: training.when,
    payment: { label: training.badge, tone: tones[training.badge], note: training.overdue },
    newUpdates: training.hasUpdates,
    mark: training.isFresh ? 'Just registered' : undefined,
  };
}
