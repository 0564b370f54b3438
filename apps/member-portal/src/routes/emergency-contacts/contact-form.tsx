import { zodResolver } from '@hookform/resolvers/zod';
import type { EmergencyContact } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { FormCheckbox, FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { emergencyContactForm, relationships } from '@detroit-well/validation';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { client } from '../../api/client.ts';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { storedRequest } from '@detroit-well/booking/idempotency-keys';
import { useFormMutation } from '@detroit-well/booking/form-mutation';

export interface ContactFormProps {
  /** Null for a new contact. */
  readonly contact: EmergencyContact | null;
  /** No other contact is primary; otherwise the form hides the checkbox (SPEC-A 5). */
  readonly mayBePrimary: boolean;
  /** Called with the saved name; closes the form. Until then, the form is not sent again. */
  readonly onDone: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

export const contactDraft = (contact: EmergencyContact | null): string =>
  `contact:${contact?.public_id ?? 'new'}`;

/** Adds a contact or changes one. */
export function ContactForm({ contact, mayBePrimary, onDone, onCancel }: ContactFormProps) {
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

  const { sending, pending } = useFormMutation(form, {
    operation: 'saveContact',
    effect: 'the contact was saved',
    request: storedRequest(`contact:${contact?.public_id ?? 'new'}`),
    send: (body, idempotencyKey) =>
      contact
        ? client.contacts.update({ params: { id: contact.public_id }, body }, { idempotencyKey })
        : client.contacts.create({ body }, { idempotencyKey }),
    onSuccess: (_, { name }) => {
      draft.end();
      return onDone(name);
    },
  });

  return (
    <div className="contacts__form">
      <ResultRegion of="form">
        <h2 className="d3">{contact ? 'Edit contact' : 'Add contact'}</h2>
      </ResultRegion>
      <Form form={form} {...sending}>
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
