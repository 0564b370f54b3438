import { useHumanCheck, type HumanCheck } from '@detroit-well/booking/human-check';
import { useForm } from '@detroit-well/ui/form/use-form';
import { newsletterForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { loadGuestClient } from '../guest-client/load-guest-client.ts';
import type { Typed } from '../late-form/late-form.tsx';
import type { RateLimitWait } from '../rate-limit/rate-limit-wait.ts';
import { joinMailingList } from './join-mailing-list.ts';

const resolver = zodResolver(newsletterForm.pick({ email: true }));

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
  const check = useHumanCheck({ loadClient: () => loadGuestClient(apiUrl) });
  const start = useEffectEvent(check.touch);
  // The form loads because somebody has touched it.
  useEffect(() => start(), []);
  const form = useForm({ resolver, defaultValues: { email: typed['email'] ?? '' }, shouldFocusError: true });
  const [wait, setWait] = useState<RateLimitWait | null>(null);
  const [joined, setJoined] = useState<string | null>(null);

  async function submit({ email }: { email: string }): Promise<void> {
    setWait(null);
    try {
      const token = await check.token();
      const result = await joinMailingList({ apiUrl, email, token, form: source, onWait: setWait });
      setWait(result.kind === 'error' ? result.wait : null);
      if (result.kind === 'success') return setJoined(result.message);
      form.setError('email', { message: result.message });
    } catch {
      form.setError('email', { message: unexpected });
    }
    check.reset();
  }

  return {
    form,
    check,
    wait,
    joined,
    submit,
    startAgain: () => {
      check.reset();
      form.reset({ email: '' });
      setJoined(null);
    },
  };
}
