import type { OfficePersonContact } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { FormCheckbox, FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { relationships, staffEmergencyContactForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { client } from '../../api/client.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { useSave } from '../../forms/use-save.ts';
import { showToast } from '../../overlay/toasts.ts';

interface ContactFormProps {
  /** The person whose contact it is. */
  readonly personId: string;
  /** Null for a new contact. */
  readonly contact: OfficePersonContact | null;
  /** No other contact is the first to call. */
  readonly mayBePrimary: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds an emergency contact or changes one. */
export function ContactForm({ personId: id, contact, mayBePrimary, onSaved, onClose }: ContactFormProps) {
  const form = useForm({
    resolver: zodResolver(staffEmergencyContactForm),
    defaultValues: {
      name: contact?.name ?? '',
      relationship: relationships.find(({ value }) => value === contact?.relationship)?.value,
      phone: contact?.phone ?? '',
      email: contact?.email ?? '',
      is_primary: contact?.is_primary ?? false,
    },
  });
  const calls = client.office.people;
  const sending = useSave(form, {
    send: (body, idempotencyKey) =>
      contact
        ? calls.changeContact({ params: { id, contact: contact.id }, body }, { idempotencyKey })
        : calls.addContact({ params: { id }, body }, { idempotencyKey }),
    onSaved: ({ name }) => {
      onSaved();
      showToast({ tone: 'ok', title: `${name} was saved.` });
      onClose();
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <>
      <Form form={form} {...sending} className="person-contact-form">
        <FormTextField name="name" label="Name" autoComplete="off" />
        <FormSelectField
          name="relationship"
          label="Relationship"
          placeholder="Choose one"
          options={relationships.map(({ value, label }) => ({ value, label }))}
        />
        <FormTextField name="phone" label="Phone number" type="tel" autoComplete="off" />
        <FormTextField
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          autoCapitalize="off"
          hint="Optional here. The person is asked for it."
        />
        {mayBePrimary ? <FormCheckbox name="is_primary" label="First to call" /> : null}
        <div className="acts">
          <Button type="submit" size="xs" variant="signal" slash busy={sending.pending} busyLabel="Saving...">
            Save contact
          </Button>
          <Button size="xs" variant="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
      <LeaveGuard
        unsaved={form.formState.isDirty && !sending.pending && !form.formState.isSubmitSuccessful}
      />
    </>
  );
}
