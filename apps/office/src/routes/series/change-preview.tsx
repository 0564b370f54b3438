import {
  isApiError,
  type ApplySeriesChangesParams,
  type OfficeSeries,
  type SeriesChangesPreview,
} from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { ChangedMeanwhile } from '../../forms/changed-meanwhile.tsx';
import { readable } from '../../forms/readable-reply.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import { PreviewLists } from './preview-lists.tsx';
import { bookedDrops, confirmText, countsText, emailsText, type ShownPreview } from './change-values.ts';

interface ChangePreviewProps extends ShownPreview {
  readonly series: OfficeSeries;
  readonly onPreview: (shown: ShownPreview) => void;
  readonly onBack: () => void;
}

const calls = client.office.series;

/** What a change does, before it is made. What was counted may change meanwhile: then nothing is made, and it is counted again. */
export function ChangePreview(props: ChangePreviewProps) {
  const { series, request, preview, isAgain = false, onPreview, onBack } = props;
  const { id } = series;
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that it replaces was longer, so the page may be scrolled past it.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  }, []);
  const [dropped, setDropped] = useState(request.dropped);
  const [isUndecided, setUndecided] = useState(false);
  const booked = bookedDrops(preview);

  const again = useMutation({
    mutationFn: async (next: ShownPreview['request']) => ({
      request: next,
      preview: readable(await calls.previewChanges({ params: { id }, body: next })),
    }),
    onSuccess: onPreview,
  });
  const apply = useChange({
    send: (body: ApplySeriesChangesParams, idempotencyKey) =>
      calls.applyChanges({ params: { id }, body }, { idempotencyKey }),
    onDone: ({ series_id, sessions_count: count, added_count: added }) => {
      showToast({ tone: 'ok', title: doneText(count, added) });
      void navigate(paths.office.series(series_id), { replace: true });
    },
  });
  const confirm = (): void => {
    if (booked > 0 && dropped === undefined) setUndecided(true);
    else
      apply.mutate(
        { ...request, ...(dropped && { dropped }), preview_token: preview.preview_token },
        {
          onError: (error) => {
            if (isApiError(error) && error.is('preview_changed'))
              onPreview({
                request,
                preview: error.details.preview as object as SeriesChangesPreview,
                isAgain: true,
              });
          },
        },
      );
  };
  const failure = again.error ?? apply.error;
  return (
    <div className="record">
      <h2 ref={title} tabIndex={-1} className="preview-title">
        What this does
      </h2>
      {isAgain ? <ChangedMeanwhile text="Nothing was saved." /> : null}
      <p>{countsText(preview)}</p>
      {preview.told.length === 0 ? (
        <p>{emailsText(preview)}</p>
      ) : (
        <details>
          <summary>{emailsText(preview)}</summary>
          <ul>
            {preview.told.map((name, index) => (
              // Two people may have one name.
              <li key={index}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      {booked > 0 ? (
        <RadioCards
          legend={`${booked === 1 ? '1 booked date leaves' : `${booked} booked dates leave`} the rule. What happens to them?`}
          value={dropped ?? ''}
          error={isUndecided ? 'Choose one.' : undefined}
          onChange={(value) => {
            setDropped(value === 'cancel' ? 'cancel' : 'keep');
            setUndecided(false);
          }}
          options={[
            { value: 'keep', label: 'Keep them', detail: 'As single sessions that belong to no series.' },
            {
              value: 'cancel',
              label: 'Cancel them',
              detail: 'Everyone gets back everything they paid, and an email.',
            },
          ]}
        />
      ) : null}
      <PreviewLists
        preview={preview}
        included={request.include_edited ?? []}
        busy={again.isPending}
        onInclude={(ids) => again.mutate({ ...request, include_edited: [...ids] })}
      />
      {failure ? <FailureFlash message={problemText(failure)} /> : null}
      <div className="acts">
        <Button variant="line" disabled={apply.isPending} onClick={onBack}>
          Back to the fields
        </Button>
        <Button variant="signal" slash busy={apply.isPending} busyLabel="Changing..." onClick={confirm}>
          {confirmText(preview)}
        </Button>
      </div>
    </div>
  );
}

function doneText(changed: number, added: number): string {
  const texts = [
    ...(changed > 0 || added === 0
      ? [changed === 1 ? '1 session changed.' : `${changed} sessions changed.`]
      : []),
    ...(added > 0 ? [added === 1 ? '1 session was added.' : `${added} sessions were added.`] : []),
  ];
  return texts.join(' ');
}
