import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { NotifyChoices, type NotifyValues } from '@detroit-well/ui/patterns/notify-choices';
import { waitlistNotifyForm } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { canNotify, type UsedWaitlist } from './use-waitlist.ts';

/** Why these choices cannot be sent; undefined when they can. */
export const choicesProblem = (choices: NotifyValues): string | undefined =>
  canNotify(choices) ? undefined : messages.notificationRequired;

/** The id of the form, whose button may stand elsewhere on the screen. */
export const joinFormId = 'join-waitlist';

const resolver = zodResolver(waitlistNotifyForm);

/** Joins the waitlist: how the member will be notified, by at least one of email and SMS (SPEC-A 5). */
export function WaitlistForm({
  waitlist,
  children,
}: {
  readonly waitlist: UsedWaitlist;
  readonly children?: ReactNode;
}) {
  const { state, choices, smsOffered, choose, join } = waitlist;
  const joining = state.kind === 'joining';
  const form = useForm({ resolver, values: choices });
  return (
    <Form
      form={form}
      id={joinFormId}
      className="stack"
      label="Join the waitlist"
      summary={false}
      pending={joining}
      error={null}
      onSubmit={join}
    >
      <NotifyChoices value={choices} onChange={choose} smsOffered={smsOffered} disabled={joining} />
      {children}
    </Form>
  );
}
