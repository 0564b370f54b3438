import type { OfficePerson } from '@detroit-well/api-client';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { failureToast } from '../../outcomes/problem.ts';
import { EmailState } from '../../people/email-state.tsx';
import { showToast } from '../../overlay/toasts.ts';
import { Nothing, Section } from './section.tsx';

/** What was written to the person, and whether the mail server took it. Whether it was read is not known. */
export function EmailsSection({ person: { id, email, emails, is_open } }: { person: OfficePerson }) {
  const mayWrite = useMay('people.write') && is_open;
  const resend = useChange({
    send: (sent: string, idempotencyKey) =>
      client.office.people.resendEmail({ params: { id, email: sent } }, { idempotencyKey }),
    onDone: ({ subject }) =>
      showToast({ tone: 'ok', title: `“${subject}” was sent again.`, text: `To ${email}` }),
  });
  const sendAgain = (sent: string): void =>
    resend.mutate(sent, {
      onError: (error) => showToast(failureToast('The email was not sent again.', error)),
    });
  return (
    <Section title="Emails" aside={<span>Last 30 days</span>}>
      {emails.length === 0 ? (
        <Nothing>{email === '' ? 'Listed by their own address only.' : 'None in the last 30 days.'}</Nothing>
      ) : (
        <ul className="log">
          {emails.map((one) => (
            <li key={one.id}>
              <time
                dateTime={one.created_at}
              >{`${formatMediumDate(one.created_at)}, ${formatTime(one.created_at)}`}</time>
              <div className="person-line">
                <span>
                  <span>{one.subject}</span>
                  {one.resent_from === null ? null : <small>Sent again</small>}
                  {one.resend === 'ended' ? <small>Its link or offer has ended.</small> : null}
                </span>
                <EmailState state={one.state} />
                {mayWrite && one.resend === 'possible' ? (
                  <Button
                    size="xs"
                    variant="quiet"
                    busy={resend.isPending && resend.variables === one.id}
                    busyLabel="Sending..."
                    disabled={resend.isPending}
                    onClick={() => sendAgain(one.id)}
                  >
                    Send again<span className="visually-hidden">{` “${one.subject}”`}</span>
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
