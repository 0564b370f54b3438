import {
  isApiError,
  type CancelSessionParams,
  type ClosureCancelPreview,
  type OfficeClosure,
} from '@detroit-well/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { dollars } from '../format/dollars.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { usePreview } from '../forms/use-preview.ts';
import { showToast } from '../overlay/toasts.ts';
import { cancelProblem, noWayBack, reasonHint, waitsForNumbers } from '../sessions/cancel-texts.ts';
import { CancelledSessions } from './cancelled-sessions.tsx';
import { closureDays, sessionsText } from './closure-text.ts';

interface CancelClosureDialogProps {
  readonly closure: OfficeClosure;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.closures;

/** Says who gets what back before the booked sessions of a closure are cancelled. */
export function CancelClosureDialog({ closure, open, onClose }: CancelClosureDialogProps) {
  const { id, reason: why } = closure;
  const queries = useQueryClient();
  const key = ['cancel-closure', id] as const;
  const preview = usePreview(key, (options) => calls.previewCancel({ params: { id } }, options), open);
  const { data } = preview;
  const count = data?.sessions.length ?? closure.booked.filter(({ only_then: isWhole }) => isWhole).length;
  return (
    <ReasonDialog
      open={open}
      title={`Cancel ${sessionsText(count)} of the closed days?`}
      confirmLabel={confirmText(data, count)}
      cancelLabel="Keep the sessions"
      busyLabel="Cancelling..."
      disabledReason={disabledReason(data, preview.error)}
      hint={reasonHint}
      problem={(error) => problemOf(error, preview.error)}
      body={(reason): CancelSessionParams => ({ reason, preview_token: data?.preview_token ?? '' })}
      send={(body, idempotencyKey) => calls.cancel({ params: { id }, body }, { idempotencyKey })}
      onDone={(stored) => {
        queries.setQueryData(['office', 'closures', id], stored);
        showToast({ tone: 'ok', title: `${sessionsText(count)} cancelled.` });
      }}
      onFailed={(error) => {
        if (error.is('preview_changed')) queries.setQueryData(['preview', ...key], error.details.preview);
      }}
      onClose={onClose}
    >
      <p>
        {`${closureDays(closure)}: ${why}. Each person gets everything back and one email with all of their sessions. ${noWayBack}`}
      </p>
      {data ? <CancelledSessions preview={data} /> : null}
    </ReasonDialog>
  );
}

function confirmText(preview: ClosureCancelPreview | undefined, count: number): string {
  const what = `Cancel ${sessionsText(count)}`;
  return preview === undefined || preview.refund_total === '0.00'
    ? what
    : `${what}, refund ${dollars(preview.refund_total)}`;
}

function disabledReason(preview: ClosureCancelPreview | undefined, error: Error | null): string | undefined {
  if (preview) return preview.sessions.length === 0 ? 'No session can be cancelled from here.' : undefined;
  return waitsForNumbers(false, error);
}

function problemOf(error: Error | null, preview: Error | null): string | undefined {
  return isApiError(error) && error.is('session_over')
    ? 'No booked session is left on these days. Somebody may have cancelled them meanwhile.'
    : cancelProblem(error, preview);
}
