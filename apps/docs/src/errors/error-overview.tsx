import { CodePlate } from '../code/code-plate.tsx';
import { PropertyList } from '../components/property-list.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { ProblemTable } from './problem-table.tsx';

const sample = `import { isApiError } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';

try {
  await client.waitlist.join({ body: { session_id: 'session-full' } });
} catch (error) {
  const { message, offer } = describe(error, 'joinWaitlist');
  show(message, offer);
  if (isApiError(error) && error.is('already_waiting')) showPosition();
}`;

/** The properties that most programs read; the reference lists all of them. */
const properties = [
  {
    name: 'kind',
    type: 'ErrorKind',
    text: '`refused`, `server`, `network`, `timeout`, `aborted` or `unreadable`.',
  },
  {
    name: 'code',
    type: 'string | undefined',
    text: 'One of the problems below. Unset when there was no reply.',
  },
  {
    name: 'outcome',
    type: "'known' | 'unknown'",
    text: 'If it is `unknown`, the call may have worked. Retry with the same key.',
  },
  { name: 'fieldErrors', type: 'FieldErrors', text: 'Messages by field name, such as `user_data.email`.' },
  { name: 'requestId', type: 'string | undefined', text: 'Show it to users who contact support.' },
];

/** The start of the errors section: the class, a sample and every problem. */
export function ErrorOverview() {
  return (
    <>
      <p className="lead">
        Every failed call throws one class, <a href="/reference/api-error/">ApiError</a>. Branch on{' '}
        <code>code</code>. Show the sentence from <code>describe()</code>. Codes never change; sentences can.
      </p>
      <div className="pair prose">
        <div>
          <SectionHeading id="apierror">What an error carries</SectionHeading>
          <PropertyList items={properties} />
        </div>
        <CodePlate file="waitlist.ts" lang="ts" code={sample} lines="7" />
      </div>
      <SectionHeading id="problems">All problems</SectionHeading>
      <ProblemTable />
      <SectionHeading id="sentences-by-operation">Sentences by operation</SectionHeading>
      <p>
        <code>describe()</code> may replace the sentence of a problem, because it knows what the user was
        doing. <a href="/errors/sentences/">See the sentences of each operation.</a>
      </p>
    </>
  );
}
