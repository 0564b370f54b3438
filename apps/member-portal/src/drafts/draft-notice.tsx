import { Button } from '@detroit-well/ui/components/button';
import { ResultRegion } from '../outcomes/result-region.tsx';
import type { Draft } from '@detroit-well/ui/drafts/use-draft';
import { UnsavedNotice } from '@detroit-well/ui/drafts/unsaved-notice';
import './draft-notice.css';

export interface DraftNoticeProps {
  readonly draft: Pick<Draft<unknown>, 'state' | 'interrupted'>;
  /** Resets the form to its values without the draft. */
  readonly onDiscard: () => void;
  /** Replaces the default sentence when a part of the form is not kept. */
  readonly text?: string | undefined;
}

/** Tells the member that a draft fills the fields below. Takes the focus when the sign-in had ended. */
export function DraftNotice({ draft, onDiscard, text = 'What you typed is still here.' }: DraftNoticeProps) {
  return (
    <ResultRegion of={draft.interrupted}>
      <UnsavedNotice />
      {draft.state === 'none' ? null : (
        <div className="draft-notice sm muted">
          <p role="status">{draft.state === 'discarded' ? 'Your draft is discarded.' : text}</p>
          {draft.state === 'discarded' ? null : (
            <Button variant="quiet" size="sm" onClick={onDiscard}>
              Discard
            </Button>
          )}
        </div>
      )}
    </ResultRegion>
  );
}
