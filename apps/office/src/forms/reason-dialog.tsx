import { isApiError, type ApiError } from '@detroit-well/api-client';
import { ConfirmDialog, type ConfirmDialogProps } from '@detroit-well/ui/components/confirm';
import { requiredText } from '@detroit-well/validation/messages';
import { useState } from 'react';
import { problemText } from '../outcomes/problem.ts';
import { ReasonField } from './reason-field.tsx';
import { useChange } from './use-change.ts';

interface ReasonDialogProps<Body, Done> extends Omit<
  ConfirmDialogProps,
  'onConfirm' | 'busy' | 'error' | 'errorDetail' | 'tone'
> {
  /** What is sent for a reason, which is not empty. */
  readonly body: (reason: string) => Body;
  readonly send: (body: Body, idempotencyKey: string) => PromiseLike<Done>;
  /** The dialog closes then. */
  readonly onDone: (done: Done) => void;
  readonly onFailed?: (error: ApiError) => void;
  /** The problem of the last attempt, or of what the dialog shows. */
  readonly problem?: (error: Error | null) => string | undefined;
  /** Below the field of the reason. */
  readonly hint?: string;
}

const problemOf = (error: Error | null): string | undefined => (error ? problemText(error) : undefined);

/** Asks for a reason before something that the audit log keeps. Enter confirms nothing: no form holds the field. */
export function ReasonDialog<Body, Done>({
  body,
  send,
  onDone,
  onFailed,
  onClose,
  problem = problemOf,
  hint,
  children,
  ...dialog
}: ReasonDialogProps<Body, Done>) {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const change = useChange({
    send,
    onDone: (done: Done) => {
      onDone(done);
      onClose();
    },
  });
  const confirm = (): void => {
    if (reason.trim() === '') {
      setWrong(requiredText('Reason'));
      return;
    }
    change.mutate(body(reason.trim()), {
      onError: (error) => {
        if (!isApiError(error)) return;
        onFailed?.(error);
        setWrong(error.fieldErrors.reason?.[0]);
      },
    });
  };
  return (
    <ConfirmDialog
      {...dialog}
      busy={change.isPending}
      error={wrong === undefined ? problem(change.error) : undefined}
      onConfirm={confirm}
      onClose={() => {
        change.reset();
        onClose();
      }}
    >
      <div className="record">
        {children}
        <ReasonField
          value={reason}
          error={wrong}
          {...(hint !== undefined && { hint })}
          onChange={(value) => {
            setReason(value);
            setWrong(undefined);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
