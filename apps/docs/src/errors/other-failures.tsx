import { sentences, statusMessages } from '@detroit-well/api-client/errors';
import { contract, type Endpoint } from '@detroit-well/api-client/contract';
import { CodePlate } from '../code/code-plate.tsx';
import { InlineText } from '../components/inline-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { Outcomes } from './outcomes.tsx';

/** What an error looks like when the server sent nothing that helps. */
export function FailuresWithoutReply() {
  return (
    <>
      <p className="lead">
        Some failures have no code, because no reply arrived or the client could not read it. Branch on{' '}
        <code>kind</code> and <code>outcome</code>.
      </p>
      <Outcomes
        headings={['Kind', 'When', 'Outcome', 'What to do']}
        rows={[
          [
            '`network`',
            'The connection failed or was lost.',
            '`unknown` after an unsafe call',
            'Keep the key and offer a retry.',
          ],
          [
            '`timeout`',
            'No reply arrived within the time limit, 30 s by default.',
            '`unknown` after an unsafe call',
            'Keep the key. The client never retries a timeout.',
          ],
          [
            '`aborted`',
            'Your `AbortSignal` fired.',
            '`unknown` if an unsafe call was sent',
            'Show nothing. Your program decided to stop.',
          ],
          [
            '`unreadable`',
            'The reply is not what the contract says.',
            '`unknown` after registering or paying',
            'Read the state again, and report it with `requestId`.',
          ],
        ]}
      />
      <SectionHeading id="unknown-outcome">The sentence for an unknown outcome</SectionHeading>
      <p>
        For every operation that changes something, <code>describe()</code> says:
      </p>
      <blockquote>{sentences.unknownOutcome}</blockquote>
    </>
  );
}

const fieldSample = `{
  "message": "…",
  "code": "validation_failed",
  "request_id": "b4f5a1d2-6f0e-4a53-9f0c-2a9a6c0b7a11",
  "user_data": {
    "email": ["…"]
  },
  "non_field_errors": ["…"]
}`;

const enveloped = Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([noun, calls]) =>
  Object.entries(calls).flatMap(([name, { envelope }]) =>
    envelope ? [[`\`${noun}.${name}\``, `\`${envelope.field}\``]] : [],
  ),
);

/** How field errors arrive and how the client hands them out. */
export function FieldErrorShapes() {
  return (
    <>
      <p className="lead">
        A rejected form has one list of sentences for each field. The client flattens them, so that{' '}
        <code>error.fieldErrors['user_data.email']</code> is a list of sentences.
      </p>
      <SectionHeading id="shape">Shape</SectionHeading>
      <p>
        The server nests field errors like the body. Errors that belong to no field are in{' '}
        <code>non_field_errors</code>.
      </p>
      <CodePlate file="400" lang="json" code={fieldSample} lines="5-8" />
      <SectionHeading id="describe">In your form</SectionHeading>
      <p>
        <InlineText text="`describe()` returns `fields` for the inputs and puts general errors into `message`. Show `message` above the form and each list next to its input." />
      </p>
      <SectionHeading id="envelopes">Envelopes</SectionHeading>
      <p>Some calls put field errors into a member of the body. The client reads both forms.</p>
      <Outcomes headings={['Call', 'Member']} rows={enveloped} />
    </>
  );
}

/** The four events and when each fires. */
export function EventTable() {
  return (
    <>
      <p className="lead">
        Pass <code>onEvent</code> to <code>createClient</code>. The client emits an event for what concerns
        the whole screen, and still throws the error.
      </p>
      <Outcomes
        headings={['Event', 'When it fires', 'Message']}
        rows={[
          [
            '`rateLimited`',
            'A 429. `waitMs` is the wait, and `retries` says whether the client tries again.',
            statusMessages.rateLimited,
          ],
          ['`permissionError`', 'A 403.', statusMessages.permissionError],
          ['`serverError`', 'A status of 500 or above.', statusMessages.serverError],
          ['`networkError`', 'No reply, or none in time.', statusMessages.networkError],
        ]}
      />
      <p>
        Each event names its <code>call</code> by method and path pattern. Calls with{' '}
        <code>background: true</code> carry that mark, because no screen shows their failure.
      </p>
      <p>
        The types are in the <a href="/reference/events/">reference</a>.
      </p>
    </>
  );
}
