import '@detroit-well/ui/booking.css';
import { Button } from '@detroit-well/ui/components/button';
import { NotifyChoices, defaultNotify } from '@detroit-well/ui/patterns/notify-choices';
import type { NotifyValues } from '@detroit-well/ui/patterns/notify-choices';
import { messages } from '@detroit-well/validation/messages';
import { useState, type ReactNode } from 'react';

export interface JoinFormProps {
  smsOffered: boolean;
  sending: boolean;
  onJoin: (choices: NotifyValues) => void;
}

/** The notification choices, at least one of email and SMS, and the button that joins the waitlist (SPEC-A 5). */
export function JoinForm({ smsOffered, sending, onJoin }: JoinFormProps): ReactNode {
  const [choices, setChoices] = useState(defaultNotify);
  const none = !choices.notify_email && !choices.notify_sms;
  return (
    <>
      <NotifyChoices value={choices} onChange={setChoices} smsOffered={smsOffered} disabled={sending} />
      <Button
        full
        busy={sending}
        busyLabel="Joining..."
        disabledReason={none ? messages.notificationRequired : undefined}
        onClick={() => onJoin(choices)}
      >
        Join Waitlist
      </Button>
    </>
  );
}
