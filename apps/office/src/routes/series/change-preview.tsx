import {
  isApiError,
  type ApplySeriesChangesParams,
  type OfficeSeries,
  type SeriesChangesPreview,
} from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { Flash } from '@detroit-well/ui/components/flash';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { readable } from '../../forms/readable-reply.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import { PreviewLists } from './preview-lists.tsx';
import { bookedDrops, countsText, type ShownPreview } from './change-values.ts';

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
  useEffect(() => title.current?.focus(), []);
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
    onDone: ({ series_id, sessions_count: count }) => {
      showToast({ tone: 'ok', title: count === 1 ? '1 session changed.' : `${count} sessions changed.` });
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
      <h2 ref={title} tabIndex={-1}>
        What this does
      </h2>
      {isAgain ? (
        <Flash tone="warn" title="Something changed meanwhile.">
          Nothing was saved. Look at the new numbers, and confirm them.
        </Flash>
      ) : null}
      <p>{countsText(preview)}</p>
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

/** The number stands in the button. */
function confirmText({ sessions_count: count, added }: SeriesChangesPreview): string {
  if (count === 0) return added.length > 0 ? `Add ${added.length} sessions` : 'Change the series';
  return count === 1 ? 'Change 1 session' : `Change ${count} sessions`;
}
