import { Button, type ButtonLook } from '@detroit-well/ui/components/button';
import type { UsedWaitlist } from './use-waitlist.ts';

interface WaitlistButtonProps extends ButtonLook {
  readonly waitlist: UsedWaitlist;
}

/** Joins the waitlist: by the form with this id, or at once with email. */
export function JoinWaitlistButton({
  waitlist: { state, join },
  disabledReason,
  form,
  ...look
}: WaitlistButtonProps & { readonly disabledReason?: string | undefined; readonly form?: string }) {
  return (
    <Button
      {...look}
      busy={state.kind === 'joining'}
      busyLabel="Joining..."
      disabledReason={disabledReason}
      {...(form ? { type: 'submit', form } : { onClick: () => void join() })}
    >
      Join Waitlist
    </Button>
  );
}

/** Gives up the member's position. */
export function LeaveWaitlistButton({ waitlist: { state, leave }, ...look }: WaitlistButtonProps) {
  return (
    <Button {...look} busy={state.kind === 'leaving'} busyLabel="Leaving..." onClick={() => void leave()}>
      Leave Waitlist
    </Button>
  );
}
