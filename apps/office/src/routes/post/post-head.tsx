import { formatTime } from '@detroit-well/config/studio-time';
import * as constants from '@detroit-well/config/constants';
import { Button } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { lazy, Suspense, useState } from 'react';
import { problemText } from '../../outcomes/problem.ts';
import { wordCount } from './post-values.ts';
import type { PostPublishing } from './use-publishing.ts';
import type { PostSaving } from './use-post-saving.ts';

const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

interface PostHeadProps {
  readonly saving: PostSaving;
  readonly publishing: PostPublishing;
}

/** What is stored of the post, its length, and what can be done with it. */
export function PostHead({ saving, publishing }: PostHeadProps) {
  const { autosave, state, values } = saving;
  const [open, setOpen] = useState<'history' | 'share'>();
  const { stored, kind } = state;
  const notSaved = stored === null ? 'Write something first.' : undefined;
  const words = wordCount(values);
  /** Opens a dialog about the newest revision, so all that is typed becomes it first. */
  const openSaved = async (dialog: 'history' | 'share'): Promise<void> => {
    if (await autosave.flush()) setOpen(dialog);
  };
  return (
    <div className="post-head">
      <div className="post-head__state">
        <p role="status">{stateText(saving)}</p>
        {kind === 'waiting' || kind === 'failed' ? (
          <Button size="xs" variant="quiet" onClick={() => void autosave.flush()}>
            Save now
          </Button>
        ) : null}
        <p className="muted">{lengthText(words, values.body.length)}</p>
      </div>
      <div className="acts">
        <Button size="xs" variant="line" disabledReason={notSaved} onClick={() => void openSaved('history')}>
          History
        </Button>
        <Button size="xs" variant="line" disabledReason={notSaved} onClick={() => void openSaved('share')}>
          Share preview
        </Button>
        <Button
          size="xs"
          variant="signal"
          slash
          busy={publishing.busy}
          busyLabel={publishing.isLater ? 'Scheduling...' : 'Publishing...'}
          disabledReason={publishing.whyNot}
          onClick={() => void publishing.publish()}
        >
          {publishing.isLater ? 'Schedule' : 'Publish'}
        </Button>
      </div>
      {publishing.problem ? (
        <div className="post-head__problem">
          <FailureFlash message={publishing.problem} />
        </div>
      ) : null}
      {stored !== null && open === 'history' ? (
        <Suspense>
          <HistoryDialog saving={saving} post={stored} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
      {stored !== null && open === 'share' ? (
        <Suspense>
          <ShareDialog id={stored.id} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function stateText({ state: { kind, error, stored } }: PostSaving): string {
  const saved = stored === null ? 'Nothing is written yet.' : `Saved ${formatTime(stored.changed_at)}.`;
  switch (kind) {
    case 'saving':
      return 'Saving...';
    case 'waiting':
      return 'Not saved yet.';
    case 'failed':
      return `Not saved: ${problemText(error)}`;
    case 'refused':
      return `${saved} But not its new address.`;
    case 'stopped':
      return 'Not saved: somebody else changed it.';
    default:
      return saved;
  }
}

function lengthText(words: number, blocks: number): string {
  const minutes = Math.max(1, Math.ceil(words / constants.readingWordsPerMinute));
  return [
    blocks === 1 ? '1 block' : `${blocks} blocks`,
    words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`,
    minutes === 1 ? '1 minute to read.' : `${minutes} minutes to read.`,
  ].join(', ');
}
