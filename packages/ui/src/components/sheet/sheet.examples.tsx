import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { CardFields } from '../../patterns/card-fields/card-fields.tsx';
import { PlanChooser } from '../../patterns/plan-chooser/plan-chooser.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Sheet, SheetFoot, SheetSection, SheetSummary } from './sheet.tsx';

export default { title: 'Layers/Sheet', component: Sheet } satisfies Meta;

const plans = [
  { value: 'full', label: 'Pay in full', detail: 'One payment today', amountLabel: '$180' },
  { value: 'bi-weekly', label: 'Bi-weekly', detail: '2 payments, two weeks apart', amountLabel: '2 × $90' },
  { value: 'weekly', label: 'Weekly', detail: '4 payments, one a week', amountLabel: '4 × $45' },
];

export const CompleteRegistration = () => {
  const [open, setOpen] = useState(true);
  const [plan, setPlan] = useState('full');
  const [card, setCard] = useState({ number: '4242 4242 4242 4242', expires: '08 / 28', cvc: '' });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Complete Registration"
        summary={
          <SheetSummary
            day="14"
            title="Rhythm & Glide"
            detail="Saturday, March 14, 6:30 PM"
            badge={<Badge tone="signal">Member Rate</Badge>}
          />
        }
        footer={
          <SheetFoot label="Due today" amount="$165" say="$15 credit, $165 by card">
            <Button variant="signal" full slash busyLabel="Processing...">
              Complete Registration
            </Button>
          </SheetFoot>
        }
      >
        <SheetSection title="Payment plan">
          <PlanChooser options={plans} value={plan} onChange={setPlan} />
        </SheetSection>
        <SheetSection title="Card">
          <CardFields value={card} onChange={setCard} />
          <Checkbox label="Save this card for next time" defaultChecked />
        </SheetSection>
        <SheetSection title="Consent">
          <Checkbox
            error="You must sign the waiver"
            label={
              <>
                I have read and signed the <a href="#waiver">liability waiver</a>.
              </>
            }
          />
          <Checkbox label="I agree to the payment terms and to the charges above." defaultChecked />
        </SheetSection>
      </Sheet>
    </>
  );
};
export const Locked = () => (
  <Sheet
    open
    locked
    onClose={() => undefined}
    title="Complete Registration"
    summary={<SheetSummary day="14" title="Rhythm & Glide" detail="Saturday, March 14, 6:30 PM" />}
    footer={
      <SheetFoot label="Due today" amount="$180">
        <Button variant="signal" full slash busy busyLabel="Processing...">
          Complete Registration
        </Button>
      </SheetFoot>
    }
  >
    <SheetSection title="Card">
      <CardFields
        value={{ number: '4242 4242 4242 4242', expires: '08 / 28', cvc: '123' }}
        onChange={() => undefined}
        disabled
      />
    </SheetSection>
  </Sheet>
);

export const Prerendered = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Sheet
        prerendered
        open={open}
        onClose={() => setOpen(false)}
        title="Filter"
        footer={<Button full>Show 14 posts</Button>}
      >
        <Checkbox label="Rhythm" />
        <Checkbox label="Strength" />
      </Sheet>
    </>
  );
};
