import type { Meta } from '@storybook/react-vite';
import { samplePicture } from '../session-row/sample-sessions.tsx';
import { NextTraining, TrainingItem, TrainingList } from './training-item.tsx';

export default { title: 'Patterns/My trainings', component: TrainingItem } satisfies Meta;

export const Upcoming = () => (
  <TrainingList>
    <NextTraining
      title="Rhythm & Glide"
      href="#rhythm-and-glide"
      date={{ day: '14', lines: ['Saturday, March', '6:30 PM – 8:00 PM'] }}
      coach="Renée Alston"
      coachHref="#coach"
      location="Eastside Rink, Floor A"
      when="Tomorrow"
      payment={{ label: 'Paid', tone: 'ok' }}
      picture={samplePicture('#e3a04a')}
    />
    <TrainingItem
      title="Kettlebell Standard"
      href="#kettlebell"
      date={{ day: '17', lines: ['Tue', 'Mar'] }}
      coach="Marcus Whitfield"
      coachHref="#coach"
      location="The Maple Room"
      when="4 days"
      payment={{ label: 'Paid', tone: 'ok' }}
      newUpdates
    />
    <TrainingItem
      title="Backward Fundamentals"
      href="#backward"
      date={{ day: '22', lines: ['Sun', 'Mar'] }}
      coach="Terrence Hollis"
      coachHref="#coach"
      location="Eastside Rink, Floor B"
      when="Mar 22"
      payment={{ label: 'Payment Pending', tone: 'wait' }}
    />
  </TrainingList>
);
export const States = () => (
  <TrainingList>
    <NextTraining
      title="Detroit Style: Open Floor for Absolute Beginners"
      href="#open-floor"
      date={{ day: '14', lines: ['Saturday, March', '6:30 PM – 8:00 PM'] }}
      location="Eastside Rink, Floor A"
      when="Today"
      payment={{ label: 'Payment Pending', tone: 'wait' }}
      newUpdates
      mark="Just registered"
    />
    <TrainingItem
      title="Kettlebell Standard"
      href="#kettlebell"
      date={{ day: '17', lines: ['Tue', 'Mar'] }}
      coach="Marcus Whitfield"
      coachHref="#coach"
      location="The Maple Room"
      when="4 days"
      payment={{ label: 'Payment failed', tone: 'bad' }}
      mark="Just registered"
    />
    <TrainingItem
      title="Slow Flow"
      href="#slow-flow"
      date={{ day: '19', lines: ['Thu', 'Mar'] }}
      coach="Imani Brooks"
      coachHref="#coach"
      location="The Maple Room"
      when="6 days"
      payment={{ label: 'Payment Pending', tone: 'wait', note: 'Overdue since Mar 3, 2026' }}
    />
    <TrainingItem
      title="Balance Lab"
      href="#balance"
      date={{ day: '3', lines: ['Tue', 'Feb'] }}
      coach="Imani Brooks"
      coachHref="#coach"
      location="The Maple Room"
      when="Completed"
      payment={{ label: 'Free', tone: 'plain' }}
      headingLevel={4}
    />
  </TrainingList>
);
