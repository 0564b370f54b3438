import '@detroit-well/booking/no-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Contact } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { Button } from '@detroit-well/ui/components/button';
import { FormCheckbox, FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { useForm } from '@detroit-well/ui/form/use-form';
import { emergencyContactForm, relationships } from '@detroit-well/validation';
import { useState } from 'react';
import { ResultRegion } from '../../layouts/result-region.tsx';
import { client } from '../../api.ts';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { formProblem } from '../../form-problem.ts';
import { idempotencyKeyFor, endRequest } from '../../idempotency-keys.ts';
import { actionProblem } from '../../unconfirmed.ts';
import type { ActionProblem } from '../../unconfirmed.ts';

export interface ContactFormProps {
  /** Null for a new contact. */
  readonly contact: Contact | null;
  /** No other contact is primary; otherwise the form hides the checkbox (SPEC-A 5). */
  readonly mayBePrimary: boolean;
  /** Called with the saved name. */
  readonly onDone: (name: string) => void;
  readonly onCancel: () => void;
}

export const contactDraft = (contact: Contact | null): string => `contact:${contact?.public_id ?? 'new'}`;

type Values = ReturnType<typeof emergencyContactForm.parse>;

/** Adds a contact or changes one. */
export function ContactForm({ contact, mayBePrimary, onDone, onCancel }: ContactFormProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const form = useForm({
    resolver: zodResolver(emergencyContactForm),
    defaultValues: {
      name: contact?.name ?? '',
      relationship: relationships.find(({ value }) => value === contact?.relationship)?.value,
      phone: contact?.phone ?? '',
      email: contact?.email ?? '',
      is_primary: contact?.is_primary ?? false,
    },
  });

  const draft = useFormDraft(contactDraft(contact), form);

  const submit = async (body: Values): Promise<void> => {
    const intent = `contact:${contact?.public_id ?? 'new'}`;
    setPending(true);
    setProblem(null);
    try {
      const idempotencyKey = idempotencyKeyFor(intent, body);
      if (contact) await client.contacts.update({ params: { id: contact.public_id }, body, idempotencyKey });
      else await client.contacts.create({ body, idempotencyKey });
      endRequest(intent);
      draft.end();
      onDone(body.name);
    } catch (error) {
      const { fields, message, outcome } = describe(error, 'saveContact');
      endRequest(intent, error);
      const shown = formProblem(applyServerErrors(form, fields), fields, message);
      setProblem(
        shown === null ? null : actionProblem({ message: shown, outcome }, 'the contact was saved', error),
      );
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="contacts__form">
      <ResultRegion of="form">
        <h2 className="d3">{contact ? 'Edit contact' : 'Add contact'}</h2>
      </ResultRegion>
      <Form
        form={form}
        onSubmit={submit}
        pending={pending}
        error={problem?.message ?? null}
        errorDetail={problem?.detail}
      >
        <DraftNotice draft={draft} onDiscard={draft.discard} />
        <FormTextField name="name" label="Name" autoComplete="off" />
        <FormSelectField
          name="relationship"
          label="Relationship"
          placeholder="Choose one"
          options={relationships.map(({ value, label }) => ({ value, label }))}
        />
        <FormTextField name="phone" label="Phone number" type="tel" autoComplete="off" />
        <FormTextField name="email" label="Email" type="email" autoComplete="off" autoCapitalize="off" />
        {mayBePrimary ? <FormCheckbox name="is_primary" label="Call this person first" /> : null}
        <div className="row">
          <Button type="submit" variant="signal" slash busy={pending} busyLabel="Saving...">
            Save
          </Button>
          <Button
            variant="line"
            onClick={() => {
              draft.end();
              onCancel();
            }}
          >
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}
