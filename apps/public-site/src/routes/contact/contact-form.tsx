import { brand } from '@detroit-well/config/brand';
import { formatCount } from '@detroit-well/config/count';
import { replyTimeText, contactTopics } from '@detroit-well/config/studio';
import { Button } from '@detroit-well/ui/components/button';
import { ErrorSummary } from '@detroit-well/ui/components/error-summary';
import { Flash } from '@detroit-well/ui/components/flash';
import { HumanCheckBox } from '@detroit-well/ui/components/human-check-box';
import { RateWait } from '@detroit-well/ui/components/rate-wait';
import { SelectField } from '@detroit-well/ui/components/select-field';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useState, type FormEvent } from 'react';
import { useHumanCheck, waitingForCheck } from '@detroit-well/booking/human-check';
import { loadGuestClient } from '../../guest-client/load-guest-client.ts';
import { MessageSent } from './message-sent.tsx';
import type { ContactFields, FieldMessages } from './send-message.ts';
import { useContact } from './use-contact.ts';

const inputStillHere = 'Everything you wrote is still here.';
const maxMessageLength = 2_000;
const ids = {
  name: 'contact-name',
  email: 'contact-email',
  topic: 'contact-topic',
  text: 'contact-text',
  turnstile_token: 'contact-check',
} as const;

function readFields(form: HTMLFormElement): ContactFields {
  const typed = new FormData(form);
  const read = (name: keyof ContactFields): string => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: read('name'), email: read('email'), topic: read('topic'), text: read('text') };
}

const summaryOf = (fields: FieldMessages) =>
  Object.entries(fields).map(([name, message]) => ({
    fieldId: ids[name as keyof typeof ids],
    message,
  }));

/** The contact form. The fields keep their values whatever happens. Without JavaScript, the other contact options are shown. */
export function ContactForm({ apiUrl }: { apiUrl: string }) {
  const check = useHumanCheck({ loadClient: () => loadGuestClient(apiUrl) });
  const { stage, attempt, wait, submit, startAgain } = useContact(apiUrl, check);
  const [length, setLength] = useState(0);
  /** Loads the human check and the sending code, which are large, only when the visitor starts to write. */
  function prepare(): void {
    check.start();
    void import('./send-message.ts').catch(() => undefined);
  }
  function writeAnother(): void {
    setLength(0);
    startAgain();
  }
  const begin = { onFocus: prepare, onInput: prepare };
  const wrong = stage.kind === 'form' ? stage.fields : {};
  const summary = summaryOf(wrong);
  const problem = stage.kind === 'form' ? stage.problem : null;
  const tried = problem !== null || stage.kind === 'unknown';

  if (stage.kind === 'sent') {
    return <MessageSent message={stage.message} receivedAt={stage.receivedAt} onAgain={writeAnother} />;
  }
  return (
    <section data-part="write" aria-labelledby="contact-write">
      <h2 className="d3" id="contact-write">
        Write to us
      </h2>
      <p className="muted">{replyTimeText}</p>
      <p data-part="no-script">
        This form needs JavaScript. Please call <a href={brand.phone.href}>{brand.phone.label}</a> or write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
      {problem && summary.length === 0 ? (
        <Flash tone="bad" title="Your message was not sent.">
          {problem} {inputStillHere}
        </Flash>
      ) : null}
      {stage.kind === 'unknown' ? (
        <Flash tone="warn" title="We don't know yet whether your message arrived.">
          Please try again: it is not sent twice. {inputStillHere}
        </Flash>
      ) : null}
      <form
        className="form"
        noValidate
        data-early="contact"
        aria-labelledby="contact-write"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit(readFields(event.currentTarget));
        }}
      >
        <ErrorSummary errors={summary} attempt={attempt} />
        <div data-part="pair">
          <TextField
            id={ids.name}
            {...begin}
            name="name"
            label="Name"
            autoComplete="name"
            maxLength={100}
            error={wrong.name}
          />
          <TextField
            id={ids.email}
            {...begin}
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            maxLength={254}
            error={wrong.email}
          />
        </div>
        <SelectField
          id={ids.topic}
          {...begin}
          name="topic"
          label="What is it about?"
          options={contactTopics}
          error={wrong.topic}
        />
        <TextArea
          id={ids.text}
          onFocus={prepare}
          name="text"
          label="Message"
          rows={5}
          maxLength={maxMessageLength}
          error={wrong.text}
          hint={`${formatCount(length)} of ${formatCount(maxMessageLength)}`}
          onInput={(event) => {
            prepare();
            setLength(event.currentTarget.value.length);
          }}
        />
        <div id={ids.turnstile_token}>
          <HumanCheckBox state={check.state} onStart={check.start} error={wrong.turnstile_token}>
            {check.widget}
          </HumanCheckBox>
        </div>
        <div>
          <Button
            type="submit"
            variant="signal"
            slash
            busy={stage.kind === 'sending'}
            busyLabel="Sending..."
            disabledReason={stage.kind === 'sending' ? undefined : waitingForCheck(check.state)}
          >
            {tried ? 'Try Again' : 'Send Message'}
          </Button>
          {wait ? <RateWait {...wait} /> : null}
        </div>
      </form>
    </section>
  );
}
