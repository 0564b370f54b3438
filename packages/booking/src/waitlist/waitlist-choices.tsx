import { NotifyChoices, type NotifyValues } from '@detroit-well/ui/patterns/notify-choices';
import { messages } from '@detroit-well/validation/messages';
import { canNotify, type UsedWaitlist } from './use-waitlist.ts';

/** Why these choices cannot be sent; undefined when they can. */
export const choicesProblem = (choices: NotifyValues): string | undefined =>
  canNotify(choices) ? undefined : messages.notificationRequired;

/** How the member will be notified of an open spot. */
export function WaitlistChoices({ waitlist }: { readonly waitlist: UsedWaitlist }) {
  const { state, choices, smsOffered, choose } = waitlist;
  return (
    <NotifyChoices
      value={choices}
      onChange={choose}
      smsOffered={smsOffered}
      disabled={state.kind === 'joining'}
    />
  );
}
