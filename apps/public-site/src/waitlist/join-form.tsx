import '@detroit-well/ui/booking.css';
import type { UsedWaitlist } from '@detroit-well/booking/waitlist';
import { JoinWaitlistButton } from '@detroit-well/booking/waitlist/buttons';
import { choicesProblem, joinFormId, WaitlistForm } from '@detroit-well/booking/waitlist/choices';

/** The notification choices and the button that joins the waitlist. */
export function JoinForm({ waitlist }: { waitlist: UsedWaitlist }) {
  return (
    <WaitlistForm waitlist={waitlist}>
      <JoinWaitlistButton
        full
        form={joinFormId}
        waitlist={waitlist}
        disabledReason={choicesProblem(waitlist.choices)}
      />
    </WaitlistForm>
  );
}
