import { Button } from '@detroit-well/ui/components/button';
import { AnswerPlace } from '../answers/answer-place.tsx';
import type { Draft } from './use-draft.ts';
import './draft-notice.css';

export interface DraftNoticeProps {
  readonly draft: Pick<Draft<unknown>, 'state' | 'interrupted'>;
  /** Puts the form back to what it shows without a draft. */
  readonly onDiscard: () => void;
  /** In place of the usual sentence, where a part of the form is not kept. */
  readonly text?: string | undefined;
}

/** Says above the fields that an earlier draft fills them. After a lost sign-in the focus comes here. */
export function DraftNotice({ draft, onDiscard, text = 'What you typed is still here.' }: DraftNoticeProps) {
  return (
    <AnswerPlace of={draft.interrupted}>
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
    </AnswerPlace>
  );
}
