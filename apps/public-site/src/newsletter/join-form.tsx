import { waitingForCheck } from '@detroit-well/booking/human-check';
import { HumanCheckBox } from '@detroit-well/ui/components/human-check-box';
import { RateWait } from '@detroit-well/ui/components/rate-wait';
import { Form } from '@detroit-well/ui/form/form';
import { NewsletterFields } from '@detroit-well/ui/patterns/newsletter-form';
import type { ReactNode } from 'react';
import type { Join } from './use-join.ts';

interface JoinFormProps {
  readonly id?: string;
  readonly join: Join;
  readonly buttonLabel: string;
  /** Why an address cannot be added now, besides the security check. */
  readonly locked?: string | undefined;
  readonly message?: ReactNode;
}

/** The form of the mailing list with its code. */
export function JoinForm({ id, join, buttonLabel, locked, message }: JoinFormProps) {
  const { form, check, wait, submit } = join;
  const { isSubmitting, errors } = form.formState;
  return (
    <Form
      form={form}
      {...(id ? { id } : {})}
      className="newsletter-form"
      summary={false}
      pending={isSubmitting}
      error={null}
      onSubmit={locked === undefined ? submit : () => undefined}
    >
      <NewsletterFields
        busy={isSubmitting}
        error={errors.email?.message}
        inputProps={{
          readOnly: locked !== undefined,
          maxLength: 254,
          // After an attempt, the next one needs a new check.
          onFocus: check.touch,
          onInput: check.touch,
          ...form.register('email'),
        }}
        buttonLabel={buttonLabel}
        message={message}
        waitingFor={locked ?? waitingForCheck(check.state)}
        wait={wait ? <RateWait {...wait} /> : null}
        humanCheck={
          <HumanCheckBox state={check.state} help={check.help} onStart={check.start}>
            {check.widget}
          </HumanCheckBox>
        }
      />
    </Form>
  );
}
