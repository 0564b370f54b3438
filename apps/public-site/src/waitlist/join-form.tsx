import '@detroit-well/ui/booking.css';
import type { UsedWaitlist } from '@detroit-well/booking/waitlist';
import { JoinWaitlistButton } from '@detroit-well/booking/waitlist/buttons';
import { choicesProblem, WaitlistChoices } from '@detroit-well/booking/waitlist/choices';

/** The notification choices, at least one of email and SMS, and the button that joins the waitlist (SPEC-A 5). */
export function JoinForm({ waitlist }: { waitlist: UsedWaitlist }) {
  return (
    <>
      <WaitlistChoices waitlist={waitlist} />
      <JoinWaitlistButton full waitlist={waitlist} disabledReason={choicesProblem(waitlist.choices)} />
    </>
  );
}
