import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { TextField } from '@detroit-well/ui/components/text-field';
import { TextLink } from '@detroit-well/ui/components/text-link';
import type { FieldValues } from '@detroit-well/ui/form/use-form';
import { useState, type ReactNode } from 'react';
import { useChange } from '../forms/use-change.ts';
import { problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import type { Publishing } from './use-publishing.ts';
import type { Saving } from './use-saving.ts';
import type { Written } from './written-kind.ts';
import { WrittenState } from './written-state.tsx';

interface PublishingSectionProps<Stored extends Written, Values extends FieldValues, Body extends object> {
  readonly saving: Saving<Stored, Values, Body>;
  readonly publishing: Publishing;
  /** Its address on the site, unless the head leads there. */
  readonly siteHref?: string;
  /** What visitors see after it was taken off the site. */
  readonly afterwards: ReactNode;
  /** More that can be done with it. */
  readonly children?: ReactNode;
}

/** Whether it is on the site, and when it goes there or off it. */
export function PublishingSection<Stored extends Written, Values extends FieldValues, Body extends object>({
  saving,
  publishing,
  siteHref,
  afterwards,
  children,
}: PublishingSectionProps<Stored, Values, Body>) {
  const { stored } = saving.state;
  const { isLater, day, time, wrongTime } = publishing;
  return (
    <section aria-labelledby="post-publishing">
      <h2 id="post-publishing">Publishing</h2>
      {stored === null ? (
        <p className="muted">A draft until you publish it.</p>
      ) : (
        <State written={stored} siteHref={siteHref} />
      )}
      <RadioCards
        legend="Goes on the site"
        value={isLater ? 'later' : 'now'}
        onChange={(value) => publishing.setLater(value === 'later')}
        options={[
          { value: 'now', label: 'Now' },
          {
            value: 'later',
            label: 'At a time',
            detail: 'In Detroit. What you change after that waits.',
            opened: (
              <div className="post-pair">
                <TextField
                  label="Day"
                  type="date"
                  value={day}
                  error={wrongTime}
                  onChange={({ target }) => publishing.setDay(target.value)}
                />
                <TextField
                  label="Time"
                  type="time"
                  value={time}
                  onChange={({ target }) => publishing.setTime(target.value)}
                />
              </div>
            ),
          },
        ]}
      />
      {stored === null ? null : (
        <div className="acts">
          {stored.status === 'published' || stored.status === 'scheduled' ? (
            <Unpublish saving={saving} written={stored} afterwards={afterwards} />
          ) : null}
          {children}
        </div>
      )}
    </section>
  );
}

function State({ written, siteHref }: { readonly written: Written; readonly siteHref: string | undefined }) {
  const { published_at: at, published_version: shown } = written;
  return (
    <div className="post-state">
      <WrittenState written={written} problems={0} />
      {shown === null || at === null ? null : (
        <small>
          {`On the site since ${formatMediumDate(at)}, ${formatTime(at)}. `}
          {siteHref === undefined ? null : <TextLink href={siteHref}>Read it there</TextLink>}
        </small>
      )}
    </div>
  );
}

interface UnpublishProps<Stored extends Written, Values extends FieldValues, Body extends object> {
  readonly saving: Saving<Stored, Values, Body>;
  readonly written: Stored;
  readonly afterwards: ReactNode;
}

function Unpublish<Stored extends Written, Values extends FieldValues, Body extends object>({
  saving: { autosave, kind },
  written,
  afterwards,
}: UnpublishProps<Stored, Values, Body>) {
  const [asking, setAsking] = useState(false);
  const isShown = written.published_version !== null;
  const change = useChange({
    send: ({ id, version }: { id: string; version: number }, idempotencyKey) =>
      kind.calls().unpublish({ params: { id }, body: { version } }, { idempotencyKey }),
    onDone: (taken) => {
      autosave.accept(taken);
      setAsking(false);
      showToast({ tone: 'ok', title: isShown ? 'It is off the site.' : 'It is not scheduled any more.' });
    },
  });
  const label = isShown ? 'Unpublish' : 'End the schedule';
  return (
    <>
      <Button size="xs" variant="line" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={isShown ? `Take this ${kind.one} off the site?` : `End the schedule of this ${kind.one}?`}
        confirmLabel={label}
        cancelLabel="Keep it"
        busy={change.isPending}
        busyLabel="Saving..."
        error={change.error ? problemText(change.error) : undefined}
        onConfirm={() => {
          const { stored } = autosave.state();
          change.mutate({ id: written.id, version: stored?.version ?? written.version });
        }}
        onClose={() => {
          change.reset();
          setAsking(false);
        }}
      >
        {isShown ? afterwards : 'It does not go on the site by itself then.'}
      </ConfirmDialog>
    </>
  );
}
