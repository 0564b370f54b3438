import type { Meta } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { Flash } from '../../components/flash/flash.tsx';
import { PriceNote } from '../price-note/price-note.tsx';
import { PriceBox, PriceBoxNotice } from './price-box.tsx';

export default { title: 'Patterns/Price box', component: PriceBox } satisfies Meta;

const notes = [
  { icon: 'payment', text: 'Pay in full, or in 2 or 4 payments.' },
  { icon: 'refund', text: 'Full refund if cancelled by Friday, March 13.' },
] as const;

const register = (
  <Button variant="signal" size="lg" full slash>
    Register Now
  </Button>
);

export const Member = () => (
  <div style={{ maxWidth: 436, paddingTop: 6 }}>
    <PriceBox
      rate={{ label: 'Member Rate', tone: 'signal' }}
      amount="$180"
      was="$240"
      note={<PriceNote buys="6 Saturdays, Mar 14 to Apr 18" each="$30 a night" />}
      seats={{ taken: 11, max: 16, tone: 'open', label: '5 of 16 spots available' }}
      action={register}
      notes={notes}
    />
  </div>
);
export const Full = () => (
  <div style={{ maxWidth: 436, paddingTop: 6 }}>
    <PriceBox
      rate={{ label: 'Public Rate', tone: 'soft' }}
      amount="$120"
      seats={{ taken: 16, max: 16, tone: 'full', label: '0 of 16 spots available' }}
      message={<Flash tone="bad" title="Sorry, this session is now full." />}
      action={
        <Button size="lg" full>
          Join waitlist
        </Button>
      }
      notes={notes}
    />
  </div>
);
export const Cancelled = () => (
  <div style={{ maxWidth: 436, paddingTop: 6 }}>
    <PriceBoxNotice title="This session is cancelled.">
      <a href="#others">All sessions</a>
    </PriceBoxNotice>
  </div>
);
export const AlmostFull = () => (
  <div style={{ maxWidth: 436, paddingTop: 6 }}>
    <PriceBox
      rate={{ label: 'Public Rate', tone: 'soft' }}
      amount="$120"
      seats={{ taken: 15, max: 16, tone: 'hot', label: '1 of 16 spots available' }}
      action={register}
      notes={[
        { icon: 'date', text: 'Registration closes on Friday, March 13.' },
        { icon: 'secure', text: 'Your card number never reaches our server.' },
        { icon: 'note', text: 'Bring your own skates, or rent a pair for $8.' },
      ]}
    >
      <a href="#waitlist">Join another waitlist</a>
    </PriceBox>
  </div>
);
export const Free = () => (
  <div style={{ maxWidth: 436, paddingTop: 6 }}>
    <PriceBox
      rate={null}
      amount="Free"
      seats={{ taken: 41, max: null, tone: 'open', label: 'Unlimited spots' }}
      action={register}
    />
  </div>
);
