import { Button, type ButtonLook } from '@detroit-well/ui/components/button';
import type { UsedWaitlist } from './use-waitlist.ts';

interface WaitlistButtonProps extends ButtonLook {
  readonly waitlist: UsedWaitlist;
}

/** Joins the waitlist with the chosen notifications. */
export function JoinWaitlistButton({
  waitlist: { state, join },
  disabledReason,
  ...look
}: WaitlistButtonProps & { readonly disabledReason?: string | undefined }) {
  return (
    <Button
      {...look}
      busy={state.kind === 'joining'}
      busyLabel="Joining..."
      disabledReason={disabledReason}
      onClick={() => void join()}
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
