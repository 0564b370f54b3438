import { newIdempotencyKey, type OfficePerson } from '@detroit-well/api-client';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { FormTextArea } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { requiredText } from '@detroit-well/validation/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useMay } from '../../access/access.ts';
import { usePerson } from '../../access/use-person.ts';
import { client } from '../../api/client.ts';
import { useSave } from '../../forms/use-save.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { failureToast } from '../../outcomes/problem.ts';
import { showToast, showUndo } from '../../overlay/toasts.ts';
import { Nothing, Section } from './section.tsx';

const resolver = zodResolver(
  z.object({
    text: z
      .string()
      .check(z.trim(), z.minLength(1, requiredText('Note')), z.maxLength(2000, 'At most 2000 characters.')),
  }),
);

/** What the team should know about a person. Everybody removes their own notes, and can take that back. */
export function NotesSection({ person }: { person: OfficePerson }) {
  const { id, notes, is_open } = person;
  const queries = useQueryClient();
  const mayWrite = useMay('people.write') && is_open;
  const [writing, setWriting] = useState(false);
  const { id: me } = usePerson();
  const renew = (): void => {
    void queries.invalidateQueries({ queryKey: ['office', 'people', id] });
    void queries.invalidateQueries({ queryKey: ['office', 'audit'] });
  };
  const change = useMutation({
    mutationFn: async ({ note, removed }: { note: string; removed: boolean }) =>
      client.office.people.changeNote(
        { params: { id, note }, body: { removed } },
        { idempotencyKey: newIdempotencyKey() },
      ),
    onSuccess: (_note, { note, removed }) => {
      renew();
      if (removed) showUndo('The note was removed.', () => change.mutate({ note, removed: false }));
      else showToast({ tone: 'ok', title: 'The note is back.' });
    },
    onError: (error) => {
      renew();
      showToast(failureToast('Nothing was changed.', error));
    },
  });
  useShortcuts(mayWrite ? [{ keys: 'n', label: 'Add a note', run: () => setWriting(true) }] : []);
  return (
    <Section
      title="Notes"
      aside={
        mayWrite && !writing ? (
          <Button size="xs" variant="line" onClick={() => setWriting(true)}>
            Add note
          </Button>
        ) : null
      }
    >
      {writing ? <NoteForm id={id} onSaved={renew} onClose={() => setWriting(false)} /> : null}
      {notes.length === 0 ? (
        <Nothing>No notes.</Nothing>
      ) : (
        <ul className="log">
          {notes.map(({ id: note, text, created_at, author }) => (
            <li key={note}>
              <time dateTime={created_at}>{formatMediumDate(created_at)}</time>
              <div className="person-line">
                <span>
                  <span className="person-note">{text}</span>
                  <small>{author.name}</small>
                </span>
                {author.id === me && mayWrite ? (
                  <Button
                    size="xs"
                    variant="quiet"
                    disabled={change.isPending}
                    onClick={() => change.mutate({ note, removed: true })}
                  >
                    Remove<span className="visually-hidden">{` the note “${text.slice(0, 40)}”`}</span>
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface NoteFormProps {
  readonly id: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

function NoteForm({ id, onSaved, onClose }: NoteFormProps) {
  const form = useForm({ resolver, defaultValues: { text: '' } });
  const sending = useSave(form, {
    send: (body, idempotencyKey) =>
      client.office.people.addNote({ params: { id }, body }, { idempotencyKey }),
    onSaved: () => {
      onSaved();
      showToast({ tone: 'ok', title: 'The note was saved.' });
      onClose();
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <>
      <Form form={form} {...sending} className="person-note-form">
        <FormTextArea
          name="text"
          label="Note"
          rows={3}
          hint="The team reads it. The person may ask for it, and closing the account erases it."
        />
        <div className="acts">
          <Button type="submit" size="xs" variant="signal" slash busy={sending.pending} busyLabel="Saving...">
            Save note
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
