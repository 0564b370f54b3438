import type { OfficeEmail } from '@detroit-well/api-client';
import { Status } from '@detroit-well/ui/components/status';
import { readSettings } from '../settings/settings.ts';

export const emailStates = {
  waiting: { tone: 'wait', text: 'Waiting to be sent' },
  sent: { tone: 'ok', text: 'Sent' },
  failed: { tone: 'bad', text: 'Not accepted' },
} as const;

/** Whether the mail server took an email. Whether it was read is not known. */
export function EmailState({ state }: Pick<OfficeEmail, 'state'>) {
  const isDemo = readSettings().deployment === 'demo';
  return (
    <Status tone={emailStates[state].tone}>
      {/* No email leaves the demo. */}
      {isDemo && state === 'waiting' ? 'In the outbox of the demo' : emailStates[state].text}
    </Status>
  );
}
