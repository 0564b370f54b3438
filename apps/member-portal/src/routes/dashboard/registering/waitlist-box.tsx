import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describe } from '@detroit-well/api-client/errors';
import { messages } from '@detroit-well/validation/messages';
import { Button } from '@detroit-well/ui/components/button';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { Flash } from '@detroit-well/ui/components/flash';
import { useRef, useState } from 'react';
import { client } from '../../../api.ts';
import { waitlistQuery } from '../../../queries.ts';
import { standing, turn } from '../../../words/waiting.ts';

/** The line for a full session: join it, see one's place in it, leave it (Spec A 4). Nothing is charged by waiting. */
export function WaitlistBox({ sessionId }: { sessionId: string }) {
  const queries = useQueryClient();
  const { data: entry } = useQuery(waitlistQuery(sessionId));
  const [byEmail, setByEmail] = useState(true);
  const [bySms, setBySms] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [acted, setActed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      await act();
      // The button goes with what it did: the heading is what stays.
      setActed(true);
      heading.current?.focus();
      await queries.invalidateQueries({ queryKey: ['waitlist', sessionId] });
    } catch (error) {
      setProblem(describe(error, 'joinWaitlist').message);
    } finally {
      setPending(false);
    }
  };

  return (
    <section className="waitlist" aria-labelledby="waitlist">
      <h3 className="h4" id="waitlist" ref={heading} tabIndex={-1}>
        Waitlist
      </h3>
      {problem ? <Flash tone="bad" title={problem} /> : null}
      {entry?.on_waitlist ? (
        <>
          <Flash tone="note" title={standing(entry)} live={acted}>
            {turn(entry)}
          </Flash>
          <Button
            variant="line"
            size="sm"
            busy={pending}
            busyLabel="Leaving..."
            onClick={() => void attempt(() => client.waitlist.leave({ params: { id: entry.public_id } }))}
          >
            Leave Waitlist
          </Button>
        </>
      ) : (
        <>
          <p className="sm muted">We tell you when a place is yours. Nothing is charged until you take it.</p>
          <Checkbox
            label="Tell me by email"
            checked={byEmail}
            onChange={(event) => setByEmail(event.target.checked)}
          />
          <Checkbox
            label="Tell me by SMS"
            checked={bySms}
            onChange={(event) => setBySms(event.target.checked)}
          />
          <Button
            size="sm"
            busy={pending}
            busyLabel="Joining..."
            disabledReason={byEmail || bySms ? undefined : messages.notificationRequired}
            onClick={() =>
              void attempt(() =>
                client.waitlist.join({
                  body: { session_id: sessionId, notify_email: byEmail, notify_sms: bySms },
                }),
              )
            }
          >
            Join Waitlist
          </Button>
        </>
      )}
    </section>
  );
}
