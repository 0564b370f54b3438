import { serverDate } from '@detroit-well/config/server-clock';
import { ApiError, isApiError, unconfirmed } from '@detroit-well/api-client/errors';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { isInstant } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { RateWait } from '@detroit-well/ui/components/rate-wait';
import {
  FormHumanCheckBox,
  FormSelectField,
  FormTextArea,
  FormTextField,
} from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { contactForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useHumanCheck, waitingForCheck } from '@detroit-well/booking/human-check';
import { challengeClient } from '../../guest-client/challenge-client.ts';
import type { Typed } from '../../late-form/late-form.tsx';
import { rateLimitWaitOf, showRateLimits, type RateLimitWait } from '../../rate-limit/rate-limit-wait.ts';
import { ContactFields, contactFormId } from './contact-fields.tsx';
import { ContactSection } from './contact-section.tsx';
import { MessageSent } from './message-sent.tsx';
import { inputStillHere, networkError, notSent } from './not-sent.tsx';
import { contactEndpoint } from './contact-endpoint.ts';
import { emptyMessage, type ContactMessage, type SentMessage } from './contact-message.ts';

/** The token of the security check is requested when the form is sent. */
const resolver = zodResolver(z.extend(contactForm, { turnstile_token: z.string() }));
const kit = { Text: FormTextField, Select: FormSelectField, Area: FormTextArea };

/** The contact form with its code. */
export function SendingForm({ apiUrl, typed }: { apiUrl: string; typed: Typed }) {
  const check = useHumanCheck({ action: 'contact', loadClient: async () => challengeClient(apiUrl) });
  const start = useEffectEvent(check.touch);
  // The form loads because the visitor has begun to write.
  useEffect(() => start(), []);
  // The topic is one of the options: a select holds no other value.
  const form = useForm({
    resolver,
    defaultValues: { ...emptyMessage, ...(typed as Partial<ContactMessage>) },
  });
  const request = useIdempotencyKey();
  const [wait, setWait] = useState<RateLimitWait | null>(null);
  const [sent, setSent] = useState<SentMessage | null>(null);
  /** The open attempt. Its token stays with its key, which the server rejects with another body. */
  const attempt = useRef<{ readonly key: string; readonly token: string } | null>(null);
  const endAttempt = (): void => {
    attempt.current = null;
    check.reset();
  };
  const { sending, pending, problem } = useFormMutation(form, {
    operation: 'newsletter',
    request,
    send: async (fields: ContactMessage, key = '') => {
      setWait(null);
      const isRetry = attempt.current?.key === key;
      // An offline device sends nothing, but an earlier attempt at this message may have arrived.
      if (!navigator.onLine)
        throw new ApiError({
          kind: 'network',
          message: networkError,
          outcome: isRetry ? 'unknown' : 'known',
        });
      if (!isRetry && attempt.current) endAttempt();
      attempt.current ??= { key, token: await check.token() };
      const body = { ...fields, turnstile_token: attempt.current.token };
      return contactEndpoint(apiUrl, showRateLimits(setWait)).send({ body }, { idempotencyKey: key });
    },
    onSuccess: ({ received_at: at }, message) => {
      endAttempt();
      setWait(null);
      // A server may confirm the message without a time.
      setSent({ message, receivedAt: isInstant(at) ? at : serverDate().toISOString() });
    },
    onError: ({ outcome, message, fields }, error) => {
      setWait(rateLimitWaitOf(error));
      if (outcome === 'unknown') {
        return {
          message: unconfirmed('your message arrived'),
          detail: `Please try again: it is not sent twice. ${inputStillHere}`,
          outcome,
        };
      }
      // A device that was offline has used neither the key nor the token.
      if (attempt.current) endAttempt();
      if (Object.keys(fields).some((name) => name in contactForm.shape)) return null;
      const isFromServer = isApiError(error) && error.kind !== 'network';
      return { message: notSent, detail: `${isFromServer ? message : networkError} ${inputStillHere}` };
    },
  });

  if (sent) {
    const startAgain = (): void => {
      form.reset(emptyMessage);
      setSent(null);
    };
    return <MessageSent {...sent} onAgain={startAgain} />;
  }
  return (
    <ContactSection>
      {problem ? (
        <Flash tone={problem.outcome === 'unknown' ? 'warn' : 'bad'} title={problem.message}>
          {problem.detail}
        </Flash>
      ) : null}
      <Form form={form} id={contactFormId} label="Write to us" {...sending} error={null}>
        {/* After an attempt, the next one needs a new check. */}
        <ContactFields kit={kit} length={form.watch('text').length} onTouch={check.touch} />
        <FormHumanCheckBox name="turnstile_token" state={check.state} help={check.help} onStart={check.start}>
          {check.widget}
        </FormHumanCheckBox>
        <div>
          <Button
            type="submit"
            variant="signal"
            slash
            busy={pending}
            busyLabel="Sending..."
            disabledReason={pending ? undefined : waitingForCheck(check.state)}
          >
            {problem ? 'Try Again' : 'Send Message'}
          </Button>
          {wait ? <RateWait {...wait} /> : null}
        </div>
      </Form>
    </ContactSection>
  );
}
