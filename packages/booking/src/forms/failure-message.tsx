import { isApiError } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { RetryCountdown } from '@detroit-well/ui/components/retry-countdown';
import type { ReactNode } from 'react';
import { rateLimitEnds } from './rate-limit-ends.ts';

/**
 * The message of a failed call. For a 429, it includes the seconds until the rate limit ends; where name or date of birth are
 * missing, the link to them.
 */
export function failureMessage<Message extends string | null>(
  error: unknown,
  message: Message,
): Message | ReactNode {
  if (message === null) return message;
  const until = rateLimitEnds(error);
  if (until !== null) {
    return (
      <>
        <span>{message}</span> <RetryCountdown key={until} until={until} />
      </>
    );
  }
  if (isApiError(error) && error.is('profile_incomplete')) {
    return (
      <>
        <span>{message}</span> <a href={paths.dashboard.profileEdit()}>Edit Profile</a>
      </>
    );
  }
  return message;
}
