import { isApiError } from '@detroit-well/api-client';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { useHumanCheck, waitingForCheck } from '@detroit-well/booking/human-check';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { Button } from '@detroit-well/ui/components/button';
import { FormHumanCheckBox, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { openingForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { useRef } from 'react';
import { loadGuestClient } from '../guest-client/load-guest-client.ts';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { openingTexts } from './opening-texts.ts';
import type { TellResult } from './tell-outcome.tsx';

interface TellFormProps {
  readonly session: SessionSummary;
  readonly context: Pick<PageContext, 'apiUrl'>;
  readonly onResult: (result: TellResult) => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(z.pick(openingForm, { email: true }));

/** The email field and the security check. What was typed stays after a failure. */
export function TellForm({ session, context, onResult, onClose }: TellFormProps) {
  const loadClient = () => loadGuestClient(context.apiUrl);
  const check = useHumanCheck({ action: 'opening', loadClient });
  const form = useForm({ resolver, defaultValues: { email: '' }, shouldFocusError: true });
  const request = useIdempotencyKey();
  /** The open attempt. Its token stays with its key, which the server rejects with another body. */
  const attempt = useRef<{ readonly key: string; readonly token: string } | null>(null);
  const endAttempt = (): void => {
    attempt.current = null;
    check.reset();
  };
  const { sending, pending, problem } = useFormMutation(form, {
    operation: 'requestOpening',
    effect: 'your request arrived',
    request,
    send: async ({ email }: { email: string }, key = '') => {
      if (attempt.current && attempt.current.key !== key) endAttempt();
      attempt.current ??= { key, token: await check.token() };
      const { openings } = await loadClient();
      await openings.request(
        { params: { id: session.public_id }, body: { email, turnstile_token: attempt.current.token } },
        { idempotencyKey: key },
      );
    },
    onSuccess: (_sent, { email }) => onResult({ kind: 'sent', email }),
    onError: ({ outcome }, error) => {
      if (outcome === 'unknown') return undefined;
      endAttempt();
      if (!isApiError(error)) return undefined;
      if (error.is('waitlist_not_needed')) onResult({ kind: 'open' });
      else if (error.is('registration_closed')) onResult({ kind: 'closed' });
      return undefined;
    },
  });
  const { max_participants: max } = session;
  return (
    <Form form={form} className="form tell-form" label={openingTexts.title} summary={false} {...sending}>
      <p>
        {`${max === null ? 'Every spot is' : `All ${max} spots are`} taken, and people do cancel. We write once, about this session only. ${openingTexts.waitlistFirst}`}
      </p>
      <FormTextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        maxLength={254}
        onFocus={check.touch}
        onInput={check.touch}
      />
      <FormHumanCheckBox name="turnstile_token" state={check.state} help={check.help} onStart={check.start}>
        {check.widget}
      </FormHumanCheckBox>
      <div data-part="actions">
        <Button
          type="submit"
          variant="signal"
          slash
          busy={pending}
          busyLabel="Sending..."
          disabledReason={pending ? undefined : waitingForCheck(check.state)}
        >
          {problem ? 'Try Again' : 'Send me the link'}
        </Button>
        <Button variant="line" onClick={onClose}>
          Not now
        </Button>
      </div>
      <p className="xs muted">First we send a link to confirm the address. No account is made.</p>
    </Form>
  );
}
