import { formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import type { FieldValues } from '@detroit-well/ui/form/use-form';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { problemText } from '../outcomes/problem.ts';
import type { HistoryDialog as Dialog } from './history-dialog.tsx';
import type { Publishing } from './use-publishing.ts';
import type { Saving } from './use-saving.ts';
import type { Written } from './written-kind.ts';

const HistoryDialog = lazy(async () => ({
  default: (await import('./history-dialog.tsx')).HistoryDialog,
})) as unknown as typeof Dialog;

interface WrittenHeadProps<Stored extends Written, Values extends FieldValues, Body extends object> {
  readonly saving: Saving<Stored, Values, Body>;
  readonly publishing: Publishing;
  /** How long it is, or where it stands. */
  readonly about: ReactNode;
  /** Another dialog about the newest revision. */
  readonly more?: {
    readonly label: string;
    readonly dialog: (stored: Stored, onClose: () => void) => ReactNode;
  };
}

/** What is stored of a text, and what can be done with it. */
export function WrittenHead<Stored extends Written, Values extends FieldValues, Body extends object>({
  saving,
  publishing,
  about,
  more,
}: WrittenHeadProps<Stored, Values, Body>) {
  const { autosave, state } = saving;
  const [open, setOpen] = useState<'history' | 'more'>();
  const { stored, kind } = state;
  const notSaved = stored === null ? 'Write something first.' : undefined;
  /** Opens a dialog about the newest revision, so all that is typed becomes it first. */
  const openSaved = async (dialog: 'history' | 'more'): Promise<void> => {
    if (await autosave.flush()) setOpen(dialog);
  };
  const close = (): void => setOpen(undefined);
  return (
    <div className="post-head">
      <div className="post-head__state">
        <p role="status">{stateText(state)}</p>
        {kind === 'waiting' || kind === 'failed' ? (
          <Button size="xs" variant="quiet" onClick={() => void autosave.flush()}>
            Save now
          </Button>
        ) : null}
        <p className="muted">{about}</p>
      </div>
      <div className="acts">
        <Button size="xs" variant="line" disabledReason={notSaved} onClick={() => void openSaved('history')}>
          History
        </Button>
        {more ? (
          <Button size="xs" variant="line" disabledReason={notSaved} onClick={() => void openSaved('more')}>
            {more.label}
          </Button>
        ) : null}
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
      <Suspense>
        {stored !== null && open === 'history' ? (
          <HistoryDialog saving={saving} written={stored} onClose={close} />
        ) : null}
        {stored !== null && open === 'more' ? more?.dialog(stored, close) : null}
      </Suspense>
    </div>
  );
}

interface StateShown {
  readonly kind: string;
  readonly error: unknown;
  readonly stored: Written | null;
}

function stateText({ kind, error, stored }: StateShown): string {
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
