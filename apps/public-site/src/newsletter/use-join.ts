import { useHumanCheck, type HumanCheck } from '@detroit-well/booking/human-check';
import { isUnknownOutcome } from '@detroit-well/api-client';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { useForm } from '@detroit-well/ui/form/use-form';
import { newsletterForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { challengeClient } from '../guest-client/challenge-client.ts';
import type { Typed } from '../late-form/late-form.tsx';
import type { RateLimitWait } from '../rate-limit/rate-limit-wait.ts';
import { joinMailingList } from './join-mailing-list.ts';

const resolver = zodResolver(z.pick(newsletterForm, { email: true }));

interface JoinOptions {
  readonly apiUrl: string;
  /** The form that sends the address. */
  readonly source: 'homepage' | 'coming_soon';
  readonly typed: Typed;
  /** Shown when the cause of a failure is unknown. */
  readonly unexpected: string;
}

export interface Join {
  readonly form: UseFormReturn<{ email: string }>;
  readonly check: HumanCheck;
  readonly wait: RateLimitWait | null;
  /** The message of the server; null until the address is on the list. */
  readonly joined: string | null;
  readonly submit: (values: { email: string }) => Promise<void>;
  readonly startAgain: () => void;
}

/** Adds an address to the mailing list. An error stands beside the field and resets the security check. */
export function useJoin({ apiUrl, source, typed, unexpected }: JoinOptions): Join {
  const check = useHumanCheck({ action: 'newsletter', loadClient: async () => challengeClient(apiUrl) });
  const start = useEffectEvent(check.touch);
  // The form loads because the visitor has touched it.
  useEffect(() => start(), []);
  const form = useForm({ resolver, defaultValues: { email: typed['email'] ?? '' }, shouldFocusError: true });
  const request = useIdempotencyKey();
  /** The attempt whose outcome is unknown. Its token stays with its key, which the server rejects with another body. */
  const attempt = useRef<{ readonly key: string; readonly token: string } | null>(null);
  const [wait, setWait] = useState<RateLimitWait | null>(null);
  const [joined, setJoined] = useState<string | null>(null);

  async function submit({ email }: { email: string }): Promise<void> {
    setWait(null);
    try {
      const idempotencyKey = request.keyFor(email);
      if (attempt.current && attempt.current.key !== idempotencyKey) endAttempt();
      attempt.current ??= { key: idempotencyKey, token: await check.token() };
      const { token } = attempt.current;
      const result = await joinMailingList({
        apiUrl,
        email,
        token,
        idempotencyKey,
        form: source,
        onWait: setWait,
      });
      setWait(result.kind === 'error' ? result.wait : null);
      if (result.kind === 'success') {
        request.end();
        return setJoined(result.message);
      }
      form.setError('email', { message: result.message });
      request.end(result.error);
      if (isUnknownOutcome(result.error)) return;
    } catch {
      form.setError('email', { message: unexpected });
    }
    endAttempt();
  }

  function endAttempt(): void {
    attempt.current = null;
    check.reset();
  }

  return {
    form,
    check,
    wait,
    joined,
    submit,
    startAgain: () => {
      endAttempt();
      form.reset({ email: '' });
      setJoined(null);
    },
  };
}
