import type { OfficePerson, OfficePersonContact } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { canAddContact, hasOtherPrimary, messages, relationships } from '@detroit-well/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { failureToast } from '../../outcomes/problem.ts';
import { showToast, showUndo } from '../../overlay/toasts.ts';
import { ContactForm } from './contact-form.tsx';
import { Nothing, Section } from './section.tsx';

const nameOf = (relationship: string): string =>
  relationships.find(({ value }) => value === relationship)?.label ?? relationship;

const asRuleInput = ({ id, is_primary }: OfficePersonContact) => ({ public_id: id, is_primary });

/** Ref callback of the button that takes the focus back from its form. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Whom to call in an emergency. The team keeps them by the same rules as the person. */
export function ContactsSection({ person }: { person: OfficePerson }) {
  const { id, emergency_contacts: contacts, is_open } = person;
  const queries = useQueryClient();
  const mayWrite = useMay('people.write') && is_open;
  const [editing, setEditing] = useState<OfficePersonContact | 'new' | null>(null);
  const [left, setLeft] = useState<string>();
  const { remove, isRemoving } = useRemoval(id);
  const asked = contacts.map(asRuleInput);
  const close = (): void => {
    setLeft(editing === null || editing === 'new' ? 'new' : editing.id);
    setEditing(null);
  };
  const formFor = (contact: OfficePersonContact | null) => (
    <ContactForm
      personId={id}
      contact={contact}
      mayBePrimary={!hasOtherPrimary(asked, contact?.id)}
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: ['office', 'people', id] });
        void queries.invalidateQueries({ queryKey: ['office', 'audit'] });
      }}
      onClose={close}
    />
  );
  return (
    <Section
      title="Emergency contacts"
      aside={
        mayWrite && editing === null ? (
          <Button
            size="xs"
            variant="line"
            disabledReason={canAddContact(asked) ? undefined : messages.contactLimit}
            ref={left === 'new' ? takeFocus : null}
            onClick={() => setEditing('new')}
          >
            Add contact
          </Button>
        ) : null
      }
    >
      {editing === 'new' ? formFor(null) : null}
      {contacts.length === 0 ? (
        <Nothing>None.</Nothing>
      ) : (
        <ul className="person-contacts">
          {contacts.map((contact) =>
            editing !== 'new' && editing?.id === contact.id ? (
              <li key={contact.id}>{formFor(contact)}</li>
            ) : (
              <li key={contact.id}>
                <Contact contact={contact} />
                {mayWrite && editing === null ? (
                  <div className="acts">
                    <Button
                      size="xs"
                      variant="quiet"
                      ref={left === contact.id ? takeFocus : null}
                      onClick={() => setEditing(contact)}
                    >
                      Edit<span className="visually-hidden">{` ${contact.name}`}</span>
                    </Button>
                    <Button size="xs" variant="quiet" disabled={isRemoving} onClick={() => remove(contact)}>
                      Delete<span className="visually-hidden">{` ${contact.name}`}</span>
                    </Button>
                  </div>
                ) : null}
              </li>
            ),
          )}
        </ul>
      )}
    </Section>
  );
}

function Contact({
  contact: { name, relationship, phone, email, is_primary },
}: {
  contact: OfficePersonContact;
}) {
  return (
    <>
      <span>
        <b>{name}</b>
        <small>{is_primary ? `${nameOf(relationship)}, first to call` : nameOf(relationship)}</small>
        <small>{email || 'No email yet'}</small>
      </span>
      <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
    </>
  );
}

/** Deletes a contact at once. Undoing it adds the same one again. */
function useRemoval(id: string) {
  const calls = client.office.people;
  const restore = useChange({
    send: ({ id: _id, ...body }: OfficePersonContact, idempotencyKey) =>
      calls.addContact({ params: { id }, body: body as ContactBody }, { idempotencyKey }),
    onDone: ({ name }) => showToast({ tone: 'ok', title: `${name} is back.` }),
  });
  const removal = useChange({
    send: (contact: OfficePersonContact, idempotencyKey) =>
      calls.removeContact({ params: { id, contact: contact.id } }, { idempotencyKey }),
    onDone: () => undefined,
  });
  const remove = (contact: OfficePersonContact): void =>
    removal.mutate(contact, {
      onSuccess: () =>
        showUndo(`${contact.name} was deleted.`, () =>
          restore.mutate(contact, {
            onError: (error) => showToast(failureToast(`${contact.name} did not come back.`, error)),
          }),
        ),
      onError: (error) => showToast(failureToast(`${contact.name} was not deleted.`, error)),
    });
  return { remove, isRemoving: removal.isPending };
}

type ContactBody = Parameters<typeof client.office.people.addContact>[0]['body'];
