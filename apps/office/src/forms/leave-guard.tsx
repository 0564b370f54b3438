import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveGuardProps {
  readonly unsaved: boolean;
  /** The path of the same screen under another address. */
  readonly here?: string | undefined;
  /** What is not saved is on its way: it asks only if that fails. */
  readonly isSaving?: boolean;
  /** Called when somebody leaves: what can be saved by itself is saved then. */
  readonly onLeave?: () => void;
}

/** Asks before a screen with unsaved changes is left. */
export function LeaveGuard({ unsaved, here, isSaving = false, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== here,
  );
  const isBlocked = blocker.state === 'blocked';
  const leave = useEffectEvent(() => onLeave?.());
  const goOn = useEffectEvent(() => blocker.proceed?.());
  useEffect(() => {
    if (isBlocked) leave();
  }, [isBlocked]);
  useEffect(() => {
    if (isBlocked && !unsaved) goOn();
  }, [isBlocked, unsaved]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={isBlocked && !isSaving}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      What you changed here is not saved yet.
    </ConfirmDialog>
  );
}
