import type { OfficePersonRow } from '@detroit-well/api-client';
import { Status } from '@detroit-well/ui/components/status';

const states = {
  current: { tone: 'ok', text: 'Waiver in force' },
  old: { tone: 'wait', text: 'Older waiver' },
  none: { tone: 'bad', text: 'No waiver' },
} as const;

/** Whether a person has signed the waiver that is in force. */
export function WaiverStatus({ state }: { state: OfficePersonRow['waiver_state'] }) {
  const { tone, text } = states[state];
  return <Status tone={tone}>{text}</Status>;
}
