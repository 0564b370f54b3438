import { RetryCountdown } from '@detroit-well/ui/components/retry-countdown';
import type { ReactNode } from 'react';
import { rateLimitEnds } from './rate-limit-ends.ts';

/** The message of a failed call. For a 429, it includes the seconds until the rate limit ends. */
export function failureMessage<Message extends string | null>(
  error: unknown,
  message: Message,
): Message | ReactNode {
  const until = rateLimitEnds(error);
  if (until === null || message === null) return message;
  return (
    <>
      <span>{message}</span> <RetryCountdown key={until} until={until} />
    </>
  );
}
