import type { Meta } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { HourMeter, OfferPanel } from './offer-panel.tsx';

export default { title: 'Patterns/Offer panel', component: OfferPanel } satisfies Meta;

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23e3a04a' d='M0 0h8v8H0z'/%3E%3C/svg%3E";

const actions = (
  <>
    <Button variant="signal" size="lg" slash>
      Take the spot
    </Button>
    <Button variant="line" size="lg">
      Let it go
    </Button>
  </>
);

export const Held = () => (
  <OfferPanel
    badge="A spot is yours"
    figure="8:28"
    figureLines={['hours and', 'minutes left']}
    figureLabel="8 hours and 28 minutes left"
    hoursLeft={8.5}
    deadline="Yours until Sunday, March 15, 1:40 AM EDT"
    title="Open Floor"
    titleId="held"
    actions={actions}
  >
    Friday, March 20, 8:30 PM, Eastside Rink, Floor A.
  </OfferPanel>
);

export const LastDay = () => (
  <OfferPanel
    badge="A spot is open"
    signal={false}
    figure="1:18"
    figureLines={['hours and minutes', 'until the start']}
    figureLabel="Starts in 1 hour and 18 minutes"
    deadline="Not held for you: the first to take it has it"
    title="Rhythm & Glide"
    titleId="last-day"
    actions={actions}
  >
    Today, 6:30 PM EDT, Eastside Rink, Floor A.
  </OfferPanel>
);

export const Hours = () => (
  <div data-theme="dark" style={{ display: 'grid', gap: 12, padding: 20, background: 'var(--page)' }}>
    {[12, 5.2, 0.1, 0].map((left) => (
      <HourMeter key={left} left={left} />
    ))}
  </div>
);
export const WithPicture = () => (
  <OfferPanel
    badge="A spot is yours"
    figure="11:59"
    figureLines={['hours and', 'minutes left']}
    figureLabel="11 hours and 59 minutes left"
    hoursLeft={12}
    deadline="Yours until Sunday, March 15, 5:10 AM EDT"
    title="Detroit Style: Open Floor for Absolute Beginners"
    titleId="with-picture"
    picture={<img src={picture} alt="" />}
    actions={actions}
  >
    Friday, March 20, 8:30 PM, Eastside Rink, Floor A.
  </OfferPanel>
);
