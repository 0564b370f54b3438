import { constants } from '@detroit-well/config/constants';
import { formatCents } from '@detroit-well/pricing';
import { Flash } from '@detroit-well/ui/components/flash';
import { declinedWords } from '../paying/settle.ts';
import type { Phase } from './use-registering.ts';

/** The result of the last attempt, shown in the payment panel. */
export function PanelMessage({ phase, onClose }: { phase: Phase; onClose: () => void }) {
  switch (phase.kind) {
    case 'refused':
      return (
        <Flash tone="bad" title={phase.title} onClose={onClose} autoHideMs={constants.messageMs.flashError} />
      );
    case 'declined':
      return <Flash tone="note" title={declinedWords} onClose={onClose} />;
    case 'unknown':
      return (
        <Flash tone="warn" title="We do not know yet whether this went through.">
          No clear answer came back. Check again: you cannot be registered or charged twice.
        </Flash>
      );
    case 'price-changed':
      return (
        <Flash tone="warn" title="The price of this session has changed.">
          It was {formatCents(phase.before)}, it is now {formatCents(phase.after)}. Nothing was charged. Send
          it again if you agree.
        </Flash>
      );
    default:
      return null;
  }
}
