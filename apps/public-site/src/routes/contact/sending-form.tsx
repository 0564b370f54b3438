import { unconfirmed } from '@detroit-well/api-client/errors';
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
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod';
import { useHumanCheck, waitingForCheck } from '@detroit-well/booking/human-check';
import { loadGuestClient } from '../../guest-client/load-guest-client.ts';
import type { Typed } from '../../late-form/late-form.tsx';
import { ContactFields, contactFormId } from './contact-fields.tsx';
import { ContactSection } from './contact-section.tsx';
import { MessageSent } from './message-sent.tsx';
import { inputStillHere, NotSent } from './not-sent.tsx';
import type { ContactMessage } from './send-message.ts';
import { emptyMessage, useContact } from './use-contact.ts';

/** The token of the security check is requested when the form is sent. */
const resolver = zodResolver(contactForm.extend({ turnstile_token: z.string() }));
const kit = { Text: FormTextField, Select: FormSelectField, Area: FormTextArea };

/** The contact form with its code. */
export function SendingForm({ apiUrl, typed }: { apiUrl: string; typed: Typed }) {
  const check = useHumanCheck({ loadClient: () => loadGuestClient(apiUrl) });
  const start = useEffectEvent(check.start);
  // The form loads because somebody has begun to write.
  useEffect(() => start(), []);
  // The topic is one of the options: a select holds no other value.
  const form = useForm({
    resolver,
    defaultValues: { ...emptyMessage, ...(typed as Partial<ContactMessage>) },
  });
  const { stage, wait, submit, startAgain } = useContact(apiUrl, check, form);

  if (stage.kind === 'sent') {
    return <MessageSent message={stage.message} receivedAt={stage.receivedAt} onAgain={startAgain} />;
  }
  const sending = stage.kind === 'sending';
  return (
    <ContactSection>
      {stage.kind === 'form' && stage.problem ? <NotSent reason={stage.problem} /> : null}
      {stage.kind === 'unknown' ? (
        <Flash tone="warn" title={unconfirmed('your message arrived')}>
          Please try again: it is not sent twice. {inputStillHere}
        </Flash>
      ) : null}
      <Form
        form={form}
        id={contactFormId}
        label="Write to us"
        pending={sending}
        error={null}
        onSubmit={submit}
      >
        {/* After an attempt, the next one needs a new check. */}
        <ContactFields kit={kit} length={form.watch('text').length} onTouch={check.start} />
        <FormHumanCheckBox name="turnstile_token" state={check.state} onStart={check.start}>
          {check.widget}
        </FormHumanCheckBox>
        <div>
          <Button
            type="submit"
            variant="signal"
            slash
            busy={sending}
            busyLabel="Sending..."
            disabledReason={sending ? undefined : waitingForCheck(check.state)}
          >
            {stage.kind === 'unknown' || (stage.kind === 'form' && stage.problem)
              ? 'Try Again'
              : 'Send Message'}
          </Button>
          {wait ? <RateWait {...wait} /> : null}
        </div>
      </Form>
    </ContactSection>
  );
}
