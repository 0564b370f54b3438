import type { Meta } from '@storybook/react-vite';
import { useId, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { Button } from '../components/button/button.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { Skeleton } from '../components/skeleton/skeleton.tsx';
import { FormTextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { AsyncView } from '../patterns/async-view/async-view.tsx';
import type { AsyncState } from '../patterns/async-view/async-view.tsx';
import { FallbackScreen } from '../patterns/fallback-screen/fallback-screen.tsx';
import { ToastRegion } from '../patterns/toast-region/toast-region.tsx';

export default { title: 'Screens/Build a screen' } satisfies Meta;

interface Contact {
  readonly name: string;
  readonly phone: string;
}

interface ContactScreenProps {
  readonly view: AsyncState<Contact, number>;
  readonly onRetry?: () => void;
  readonly onAdd?: () => void;
  readonly onSave?: (contact: Contact) => void;
  readonly pending?: boolean;
  readonly error?: string | null;
  readonly saved?: boolean;
  readonly onCloseToast?: () => void;
}

const nothing = () => undefined;

function ContactScreen(props: ContactScreenProps) {
  const { view, onRetry = nothing, onAdd = nothing, onSave = nothing, pending = false, error = null } = props;
  const { saved = false, onCloseToast = nothing } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} style={{ display: 'grid', gap: 24, maxWidth: 560 }}>
      <h1 className="d3" id={titleId}>
        Emergency contact
      </h1>
      <AsyncView
        view={view}
        loadingLabel="Loading your contact"
        loading={<ContactBones />}
        failed={failureScreen(onRetry)}
        empty={
          <EmptyState
            title="No contact yet"
            headingLevel={2}
            action={<Button onClick={onAdd}>Add one</Button>}
          >
            We call this person if you get hurt on the floor.
          </EmptyState>
        }
      >
        {(contact) => <ContactForm contact={contact} onSave={onSave} pending={pending} error={error} />}
      </AsyncView>
      <ToastRegion
        onClose={onCloseToast}
        toasts={
          saved ? [{ id: 'saved', tone: 'ok', title: 'Your contact was saved.', closesAfterMs: 5_000 }] : []
        }
      />
    </section>
  );
}

const failureScreen = (onRetry: () => void) => (status: number) => (
  <FallbackScreen kind={status} onRetry={onRetry} headingLevel={2} />
);

function ContactBones() {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <Skeleton height={80} />
      <Skeleton height={80} />
      <Skeleton height={60} width={160} />
    </div>
  );
}

interface ContactFormProps {
  readonly contact: Contact;
  readonly onSave: (contact: Contact) => void;
  readonly pending: boolean;
  readonly error: string | null;
}

function ContactForm({ contact, onSave, pending, error }: ContactFormProps) {
  const form = useForm<Contact>({ defaultValues: contact, resolver: checkContact });
  return (
    <Form form={form} onSubmit={onSave} pending={pending} error={error} label="Emergency contact">
      <FormTextField name="name" label="Name" autoComplete="off" />
      <FormTextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="off" />
      <Button type="submit" variant="signal" size="lg" slash busy={pending} busyLabel="Saving...">
        Save
      </Button>
    </Form>
  );
}

const checkContact: Resolver<Contact> = (values) => {
  const errors = {
    ...(values.name.trim() === '' ? { name: { type: 'required', message: 'Name is required' } } : {}),
    ...(values.phone.length < 10 ? { phone: { type: 'pattern', message: 'Enter ten digits' } } : {}),
  };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

const marcus = { name: 'Marcus Bell', phone: '3135550142' };

export const Complete = () => {
  const [contact, setContact] = useState<Contact | null>(marcus);
  const [saved, setSaved] = useState(false);
  return (
    <ContactScreen
      view={contact ? { state: 'ready', data: contact } : { state: 'empty' }}
      onAdd={() => setContact({ name: '', phone: '' })}
      onSave={(next) => {
        setContact(next);
        setSaved(true);
      }}
      saved={saved}
      onCloseToast={() => setSaved(false)}
    />
  );
};
export const Loading = () => <ContactScreen view={{ state: 'loading' }} />;
export const Failed = () => <ContactScreen view={{ state: 'failed', error: 503 }} />;
export const Empty = () => <ContactScreen view={{ state: 'empty' }} />;
export const Saving = () => <ContactScreen view={{ state: 'ready', data: marcus }} pending />;
export const NotSaved = () => (
  <ContactScreen
    view={{ state: 'ready', data: marcus }}
    error="We couldn’t save your contact. Try again in a minute."
  />
);
export const Saved = () => <ContactScreen view={{ state: 'ready', data: marcus }} saved />;
