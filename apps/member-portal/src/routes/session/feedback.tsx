import { serverDate } from '@detroit-well/config/server-clock';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { isApiError, unconfirmed } from '@detroit-well/api-client/errors';
import { formatCount } from '@detroit-well/config/count';
import { formatLongDate, formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { StarRating, StarsGiven } from '@detroit-well/ui/components/star-rating';
import { useFieldId } from '@detroit-well/ui/form/field-id';
import { FormTextArea } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { feedbackForm } from '@detroit-well/validation';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { storedRequest } from '@detroit-well/booking/idempotency-keys';
import { registeredSessionQuery } from '../../api/queries.ts';
import { Part } from './part.tsx';

const ratingLabels = ['not for me', 'rough', 'fine', 'good', 'on the beat'] as const;
const maxChars = 1_000;

type Body = ReturnType<typeof feedbackForm.parse>;

/** The member's feedback on a completed session. It is given once and then shown. */
export function FeedbackPart({ session }: { session: RegisteredSessionDetail }) {
  const { feedback } = session.registration;
  if (feedback === null) {
    return (
      <Part name="feedback" title="Feedback" aside={formatLongDate(session.start_datetime)}>
        <FeedbackForm session={session} />
      </Part>
    );
  }
  const sent = `Sent ${formatMediumDate(feedback.created_at)}, ${formatTime(feedback.created_at)}`;
  return (
    <Part name="feedback" title="Feedback" aside={sent}>
      <div className="rs__feedback">
        <Flash tone="ok" title="Thank you.">
          {session.coach_name ? `Coach ${session.coach_name} and the studio have it.` : 'The studio has it.'}
        </Flash>
        <div className="rs__given">
          <StarsGiven value={feedback.rating} meanings={ratingLabels} />
          {feedback.comment ? <p>{feedback.comment}</p> : null}
        </div>
      </div>
    </Part>
  );
}

function FeedbackForm({ session }: { session: RegisteredSessionDetail }) {
  const queries = useQueryClient();
  const id = session.public_id;
  const form = useForm({ resolver: zodResolver(feedbackForm), defaultValues: { comment: '' } });
  const request = `feedback:${session.registration.public_id}`;
  const draft = useFormDraft(request, form);
  const { queryKey } = registeredSessionQuery(id);
  const { sending, pending, problem } = useFormMutation(form, {
    operation: 'sendFeedback',
    request: storedRequest(request),
    send: (body: Body, idempotencyKey) =>
      client.registeredSessions.feedback({ params: { id }, body }, { idempotencyKey }),
    onSuccess: (stored, sent) => {
      draft.end();
      // The response may not contain the feedback that was sent.
      const feedback = {
        rating: stored.rating || sent.rating,
        comment: stored.comment || (sent.comment ?? ''),
        created_at: stored.created_at || serverDate().toISOString(),
      };
      queries.setQueryData(queryKey, (old) =>
        old ? { ...old, registration: { ...old.registration, feedback } } : old,
      );
    },
    onError: ({ message, outcome }, error) => {
      // The feedback was given in another window, so that one is shown.
      if (isApiError(error) && error.code === 'feedback_given') void queries.invalidateQueries({ queryKey });
      const kept = `${message} Your stars and your words are still here.`;
      return {
        message:
          outcome === 'unknown' ? unconfirmed('your feedback was sent') : 'Your feedback was not sent.',
        detail: failureMessage(error, kept),
      };
    },
  });
  const comment = useWatch({ control: form.control, name: 'comment' }) ?? '';

  return (
    <div className="rs__feedback">
      <Form form={form} {...sending} label="Feedback">
        <DraftNotice draft={draft} onDiscard={draft.discard} />
        <Stars />
        <div>
          <FormTextArea name="comment" label="What should we know?" optional rows={5} />
          <p className="rs__count" data-over={comment.length > maxChars || undefined}>
            <span>Your coach and the studio read it. It is not shown to others.</span>
            <span className="tnum">{`${formatCount(comment.length)} of ${formatCount(maxChars)}`}</span>
          </p>
        </div>
        <div className="row">
          <Button type="submit" variant="signal" slash busy={pending} busyLabel="Sending...">
            {problem ? 'Try Again' : 'Send Feedback'}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Stars() {
  const { control } = useFormContext<Partial<Body>>();
  const id = useFieldId('rating');
  return (
    <Controller
      control={control}
      name="rating"
      render={({ field, fieldState }) => (
        <StarRating
          id={id}
          legend="How was it?"
          meanings={ratingLabels}
          value={field.value ?? null}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
