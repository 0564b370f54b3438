import '@detroit-well/ui/booking.css';
import './tell-dialog.css';
import { Modal } from '@detroit-well/ui/components/modal';
import { useState } from 'react';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { openingTexts } from './opening-texts.ts';
import { SessionPlate } from './session-plate.tsx';
import { TellForm } from './tell-form.tsx';
import { TellOutcome, type TellResult } from './tell-outcome.tsx';

export interface TellDialogProps {
  readonly open: boolean;
  readonly session: SessionSummary;
  readonly context: PageContext;
  readonly onClose: () => void;
}

/** Asks for one email when a spot of a full session opens. */
export function TellDialog({ open, session, context, onClose }: TellDialogProps) {
  const [result, setResult] = useState<TellResult | null>(null);
  const close = (): void => {
    setResult(null);
    onClose();
  };
  return (
    <Modal open={open} onClose={close} title={openingTexts.title}>
      <SessionPlate session={session} />
      {result === null ? (
        <TellForm session={session} context={context} onResult={setResult} onClose={close} />
      ) : (
        <TellOutcome
          session={session}
          context={context}
          result={result}
          onClose={close}
          onAgain={() => setResult(null)}
        />
      )}
    </Modal>
  );
}
