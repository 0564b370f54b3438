import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EmergencyContact } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Flash } from '@detroit-well/ui/components/flash';
import { Status } from '@detroit-well/ui/components/status';
import { PersonIcon } from '@detroit-well/ui/icons';
import { useLayer } from '@detroit-well/ui/layer';
import { canAddContact, hasOtherPrimary, messages, relationships } from '@detroit-well/validation';
import { useState } from 'react';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { client } from '../../api/client.ts';
import { readDraft } from '@detroit-well/ui/drafts';
import { storedRequest } from '@detroit-well/booking/idempotency-keys';
import { PartBoundary } from '../../outcomes/part-boundary.tsx';
import { mutationProblem } from '@detroit-well/booking/action-problem';
import { contactDraft, ContactForm } from './contact-form.tsx';
import './contacts.css';

const deletionOf = (id: string) => storedRequest(`delete-contact:${id}`);

/** Ref callback of the button that takes the focus back. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** The result of the last action. */
interface ActionMessage {
  readonly title: string;
  readonly text?: string;
}

/** The list of contacts, and the form that adds or edits one. */
export function ContactList({ contacts }: { contacts: readonly EmergencyContact[] }) {
  const queries = useQueryClient();
  const [editing, setEditing] = useState(() => unfinished(contacts));
  // The form replaces the list, and keeps what was typed as a draft.
  const deletion = useLayer<EmergencyContact>('delete-contact', { onReopen: () => setEditing(null) });
  const deleting = deletion.shown;
  const [message, setMessage] = useState<ActionMessage | null>(null);
  /** The button whose form was closed without saving; it takes the focus back. */
  const [focusTarget, setFocusTarget] = useState<string | null>(null);
  const canAdd = canAddContact(contacts);

  const open = (form: EmergencyContact | 'new'): void => {
    setMessage(null);
    setEditing(form);
  };

  const finish = async (result: ActionMessage): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['contacts'] });
    setEditing(null);
    deletion.end();
    setFocusTarget(null);
    setMessage(result);
  };

  const remove = useMutation({
    mutationFn: ({ public_id: id }: EmergencyContact) =>
      client.contacts.remove({ params: { id } }, { idempotencyKey: deletionOf(id).keyFor(id) }),
    onSuccess: (_, contact) => {
      deletionOf(contact.public_id).end();
      return finish(deleted(contact, contacts));
    },
    onError: (error, { public_id }) => deletionOf(public_id).end(error),
  });
  const problem = mutationProblem(remove.error, 'deleteContact', 'the contact was deleted');

  if (editing) {
    const contact = editing === 'new' ? null : editing;
    return (
      <ContactForm
        contact={contact}
        mayBePrimary={!hasOtherPrimary(contacts, contact?.public_id)}
        onDone={(name) => finish({ title: `${name} is saved.` })}
        onCancel={() => {
          setEditing(null);
          setFocusTarget(contact?.public_id ?? 'new');
        }}
      />
    );
  }
  return (
    <>
      <ResultRegion of={message}>
        {message ? (
          <Flash tone="ok" title={message.title} onClose={() => setMessage(null)}>
            {message.text}
          </Flash>
        ) : null}
      </ResultRegion>
      {contacts.length === 0 ? (
        <EmptyState headingLevel={2} title="No contacts yet">
          Tell us whom to call if something happens on the floor.
        </EmptyState>
      ) : (
        <ul className="own-list contacts">
          {contacts.map((contact) => (
            <li key={contact.public_id}>
              <PartBoundary>
                <PersonIcon />
                <div>
                  <h2>{contact.name}</h2>
                  <p>{detailsOf(contact)}</p>
                  {contact.is_primary ? <Status tone="ok">Primary</Status> : null}
                </div>
                <div className="row">
                  <Button
                    variant="line"
                    size="sm"
                    aria-label={`Edit ${contact.name}`}
                    ref={focusTarget === contact.public_id ? takeFocus : null}
                    onClick={() => open(contact)}
                  >
                    Edit
                  </Button>
                  <Button
                    variant="danger"
                    size="sm"
                    aria-label={`Delete ${contact.name}`}
                    onClick={() => {
                      remove.reset();
                      deletion.open(contact);
                    }}
                  >
                    Delete
                  </Button>
                </div>
              </PartBoundary>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="signal"
        slash
        ref={focusTarget === 'new' ? takeFocus : null}
        disabledReason={canAdd ? undefined : messages.contactLimit}
        onClick={() => open('new')}
      >
        Add contact
      </Button>
      <ConfirmDialog
        open={deleting !== null}
        onClose={deletion.close}
        onConfirm={() => {
          if (deleting) remove.mutate(deleting);
        }}
        title="Delete this contact?"
        confirmLabel="Delete"
        busy={remove.isPending}
        busyLabel="Deleting..."
        error={problem?.message}
        errorDetail={problem?.detail}
      >
        <p>{`${deleting?.name} will no longer be called in an emergency.`}</p>
      </ConfirmDialog>
    </>
  );
}

/** Returns the contact whose form has a draft. */
function unfinished(contacts: readonly EmergencyContact[]): EmergencyContact | 'new' | null {
  const contact = contacts.find((one) => readDraft(contactDraft(one)) !== null);
  return contact ?? (canAddContact(contacts) && readDraft(contactDraft(null)) !== null ? 'new' : null);
}

/** Returns the message after a deletion, which says whether a primary contact is left. */
function deleted(
  { name, is_primary, public_id }: EmergencyContact,
  contacts: readonly EmergencyContact[],
): ActionMessage {
  const left = contacts.some((contact) => contact.public_id !== public_id);
  return {
    title: `${name} is deleted.`,
    ...(is_primary && left ? { text: 'None of your contacts is primary now.' } : {}),
  };
}

/** One that the team added may have no email yet. */
const detailsOf = ({ relationship, phone, email }: EmergencyContact): string =>
  [relationshipLabel(relationship), phone, email].filter((text) => text !== '').join(', ');

function relationshipLabel(value: string): string {
  return relationships.find((relationship) => relationship.value === value)?.label ?? value;
}
