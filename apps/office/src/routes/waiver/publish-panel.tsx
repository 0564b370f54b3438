import { isApiError, type OfficeWaiverDraft, type WaiverPublishPreview } from '@detroit-well/api-client';
import { waiverQueries } from '@detroit-well/api-client/queries';
import { serverNow } from '@detroit-well/config/server-clock';
import {
  addDays,
  formatLongDate,
  formatTime,
  studioDay,
  studioInstant,
  toStudioIso,
} from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { TextField } from '@detroit-well/ui/components/text-field';
import { paths } from '@detroit-well/config/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { dialogProblem, usePreview } from '../../forms/use-preview.ts';
import { useChange } from '../../forms/use-change.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { showToast } from '../../overlay/toasts.ts';

interface PublishPanelProps {
  readonly draft: OfficeWaiverDraft;
  /** False while something typed is not saved. */
  readonly isSaved: boolean;
}

/** When the draft comes into force, and who must sign again then. */
export function PublishPanel({ draft, isSaved }: PublishPanelProps) {
  const queries = useQueryClient();
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState(() => addDays(studioDay(serverNow()), 1));
  const [time, setTime] = useState('06:00');
  const [asking, setAsking] = useState(false);
  const isWritten = draft.version > 0;
  const at = isLater && day !== '' && time !== '' ? toStudioIso(studioInstant(day, time)) : undefined;
  const preview = usePreview(
    ['waiver', String(draft.version), at],
    (options) => client.office.waivers.previewPublish({ body: at === undefined ? {} : { at } }, options),
    isWritten,
  );
  const wrongTime = isApiError(preview.error) ? preview.error.fieldErrors['at']?.[0] : undefined;
  const publish = useChange({
    send: (body: { readonly preview_token: string; readonly at?: string }, idempotencyKey) =>
      client.office.waivers.publish({ body }, { idempotencyKey }),
    onDone: ({ version, state }) => {
      setAsking(false);
      void queries.invalidateQueries({ queryKey: waiverQueries(client).content().queryKey });
      showToast({
        tone: 'ok',
        title:
          state === 'scheduled'
            ? `Version ${version} is scheduled.`
            : `Version ${version} has come into force.`,
      });
    },
  });
  const shown = preview.data;
  return (
    <aside className="waiver-publish" aria-labelledby="waiver-publish">
      <h2 id="waiver-publish">{isLater ? 'If you schedule it' : 'If you publish now'}</h2>
      {preview.error && wrongTime === undefined ? (
        <PartFailure
          sentence="The count of who must sign again did not load."
          onRetry={() => void preview.refetch()}
        />
      ) : isWritten ? (
        <Figures preview={shown} />
      ) : (
        <p className="muted">Save a draft first.</p>
      )}
      <RadioCards
        legend="Comes into force"
        value={isLater ? 'later' : 'now'}
        onChange={(value) => setLater(value === 'later')}
        options={[
          { value: 'now', label: 'At once' },
          {
            value: 'later',
            label: 'At a time',
            detail: 'In Detroit',
            opened: (
              <div className="waiver-when">
                <TextField
                  label="Day"
                  type="date"
                  value={day}
                  error={wrongTime}
                  onChange={({ target }) => setDay(target.value)}
                />
                <TextField
                  label="Time"
                  type="time"
                  value={time}
                  onChange={({ target }) => setTime(target.value)}
                />
              </div>
            ),
          },
        ]}
      />
      <div className="acts">
        <Button
          variant="signal"
          slash
          disabledReason={whyNot({ isWritten, isSaved, isTimed: !isLater || at !== undefined })}
          onClick={() => setAsking(true)}
        >
          {isLater ? 'Schedule' : 'Publish'}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        tone="signal"
        title={`${isLater ? 'Schedule' : 'Publish'} version ${shown?.version ?? ''}?`}
        confirmLabel={isLater ? 'Schedule' : 'Publish'}
        cancelLabel="Keep writing"
        busy={publish.isPending}
        busyLabel="Publishing..."
        disabledReason={shown ? undefined : 'Counting who must sign.'}
        error={dialogProblem(publish.error, preview.error)}
        onConfirm={() =>
          shown && publish.mutate({ preview_token: shown.preview_token, ...(at === undefined ? {} : { at }) })
        }
        onClose={() => {
          publish.reset();
          setAsking(false);
          void preview.refetch();
        }}
      >
        <p>
          {`${at === undefined ? 'From now on' : `From ${formatLongDate(at)}, ${formatTime(at)},`} nobody registers without signing it. ${againText(shown)}`}{' '}
          A version that was published is not changed any more. Everything that was signed stays as it is.
        </p>
      </ConfirmDialog>
    </aside>
  );
}

interface Ready {
  readonly isWritten: boolean;
  readonly isSaved: boolean;
  readonly isTimed: boolean;
}

function whyNot({ isWritten, isSaved, isTimed }: Ready): string | undefined {
  if (!isSaved) return 'Save the draft first.';
  if (!isWritten) return 'There is no draft yet.';
  return isTimed ? undefined : 'Choose a day and a time.';
}

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

const againText = (preview: WaiverPublishPreview | undefined): string =>
  preview ? `${people(preview.people_count)} must sign again.` : '';

/** Who must sign again, and the sessions in which it matters first. */
function Figures({ preview }: { readonly preview: WaiverPublishPreview | undefined }) {
  const soon = preview?.sessions ?? [];
  return (
    <>
      <dl className="facts">
        <dt>Must sign again</dt>
        <dd>{preview ? people(preview.people_count) : '…'}</dd>
        <dt>Their sessions in 7 days</dt>
        <dd>{preview ? soon.length : '…'}</dd>
      </dl>
      {soon.length > 0 ? (
        <ol className="waiver-sessions">
          {soon.slice(0, shownSessions).map((session) => (
            <li key={session.session_id}>
              <a href={paths.office.roster(session.session_id)}>{session.title}</a>
              <small>
                {`${formatLongDate(session.start_datetime)}, ${formatTime(session.start_datetime)}. ${people(session.people_count)}`}
              </small>
            </li>
          ))}
        </ol>
      ) : null}
      {soon.length > shownSessions ? <p className="muted">{`${soon.length - shownSessions} more.`}</p> : null}
    </>
  );
}

const shownSessions = 6;
