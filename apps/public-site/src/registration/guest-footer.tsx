import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { SheetFoot } from '@detroit-well/ui/components/sheet';
import type { ReactNode } from 'react';
import { priceText } from '../sessions/session-card-view.ts';
import { Arrival } from './arrival.tsx';
import { guestFormId } from './guest-form.tsx';
import type { GuestStage } from './guest-stage.ts';

interface GuestFooterProps {
  stage: Extract<GuestStage, { kind: 'form' | 'sending' }>;
  dueCents: number;
}

/** The amount due, the button, and the error of the last attempt beside it. */
export function GuestFooter({ stage, dueCents }: GuestFooterProps): ReactNode {
  return (
    <>
      {stage.kind === 'form' ? <WentWrong stage={stage} /> : null}
      <SheetFoot label="Due today" amount={priceText(dueCents)}>
        <Button
          type="submit"
          form={guestFormId}
          variant="signal"
          full
          slash
          busy={stage.kind === 'sending'}
          busyLabel="Processing..."
        >
          Complete Registration
        </Button>
      </SheetFoot>
    </>
  );
}

function WentWrong({ stage }: { stage: Extract<GuestStage, { kind: 'form' }> }): ReactNode {
  if (!stage.error) return null;
  const said = (
    <Flash tone="bad" title={stage.error}>
      {stage.details}
    </Flash>
  );
  return stage.at === 'message' ? <Arrival>{said}</Arrival> : said;
}
