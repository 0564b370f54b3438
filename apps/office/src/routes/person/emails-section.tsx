import type { OfficePerson } from '@detroit-well/api-client';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Status } from '@detroit-well/ui/components/status';
import { readSettings } from '../../settings/settings.ts';
import { Nothing, Section } from './section.tsx';

const states = {
  waiting: { tone: 'wait', text: 'Waiting to be sent' },
  sent: { tone: 'ok', text: 'Sent' },
  failed: { tone: 'bad', text: 'Not accepted' },
} as const;

/** What was written to the person, and whether the mail server took it. Whether it was read is not known. */
export function EmailsSection({ person: { emails } }: { person: OfficePerson }) {
  const isDemo = readSettings().deployment === 'demo';
  return (
    <Section title="Emails" aside={<span>Last 30 days</span>}>
      {emails.length === 0 ? (
        <Nothing>None in the last 30 days.</Nothing>
      ) : (
        <ul className="log">
          {emails.map(({ id, subject, created_at, state }) => (
            <li key={id}>
              <time
                dateTime={created_at}
              >{`${formatMediumDate(created_at)}, ${formatTime(created_at)}`}</time>
              <div className="person-line">
                <span>{subject}</span>
                <Status tone={states[state].tone}>
                  {/* No email leaves the demo. */}
                  {isDemo && state === 'waiting' ? 'In the outbox of the demo' : states[state].text}
                </Status>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
