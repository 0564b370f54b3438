import { useMutation } from '@tanstack/react-query';
import { describe } from '@detroit-well/api-client/errors';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { Button } from '@detroit-well/ui/components/button';
import { client } from '../api/client.ts';

/** Sends the link that verifies the address again. */
export function ResendVerification({ email }: { email: string }) {
  const request = useIdempotencyKey();
  const resend = useMutation({
    mutationFn: () =>
      client.account.resendVerification({ body: {} }, { idempotencyKey: request.keyFor(email) }),
    onSuccess: () => request.end(),
    onError: request.end,
  });
  return (
    <>
      <Button
        variant="line"
        size="sm"
        busy={resend.isPending}
        busyLabel="Sending..."
        disabledReason={resend.isSuccess ? '' : undefined}
        onClick={() => resend.mutate()}
      >
        Send the link again
      </Button>
      <p role="status">
        {resend.isSuccess ? `We sent a new link to ${email}. It is valid for a day.` : null}
        {resend.error
          ? failureMessage(resend.error, describe(resend.error, 'resendVerification').message)
          : null}
      </p>
    </>
  );
}
