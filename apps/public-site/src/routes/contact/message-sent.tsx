import { brand } from '@detroit-well/config/brand';
import { replyDay, contactTopics } from '@detroit-well/config/studio';
import { formatLongDate, formatTime, studioInstant, zoneName } from '@detroit-well/config/studio-time';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import type { SentMessage } from './contact-message.ts';

interface MessageSentProps extends SentMessage {
  readonly onAgain: () => void;
}

const takeFocus = (heading: HTMLElement | null): void => heading?.focus();

/** Shown after sending: what happens next, by when, and what to do if that is too late. */
export function MessageSent({ message, receivedAt, onAgain }: MessageSentProps) {
  const [firstName] = message.name.trim().split(/\s+/);
  const replyDate = formatLongDate(studioInstant(replyDay(receivedAt), '12:00')).replace(/, \d{4}$/, '');
  const topic = contactTopics.find(({ value }) => value === message.topic)?.label ?? message.topic;
  return (
    <section data-part="write" data-sent aria-labelledby="contact-sent">
      <Flash tone="ok" title="We got your message.">
        {`A copy went to ${message.email.trim()}.`}
      </Flash>
      <h2 className="d3" id="contact-sent" tabIndex={-1} ref={takeFocus}>
        {`Thank you, ${firstName}`}
      </h2>
      <p className="muted">
        {`We'll reply by the evening of ${replyDate}. If it's about tonight, please call.`}
      </p>
      <dl data-part="facts">
        <div>
          <dt>About</dt>
          <dd>{topic}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>{`Today, ${formatTime(receivedAt)} ${zoneName(receivedAt)}`}</dd>
        </div>
      </dl>
      <div className="row">
        <ButtonLink variant="line" href={brand.phone.href}>
          Call {brand.phone.label}
        </ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          Write another message
        </Button>
      </div>
    </section>
  );
}
