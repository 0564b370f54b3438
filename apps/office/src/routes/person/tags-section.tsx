import { isApiError, newIdempotencyKey, type OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { IconButton } from '@detroit-well/ui/components/icon-button';
import { TextField } from '@detroit-well/ui/components/text-field';
import { CloseIcon } from '@detroit-well/ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { peopleChoicesQuery, personQuery } from '../../api/queries.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast, showUndo } from '../../overlay/toasts.ts';
import { Nothing, Section } from './section.tsx';

const tagMax = 40;

/** Words by which the team finds people. A change is made at once. */
export function TagsSection({ person }: { person: OfficePerson }) {
  const { id, tags, version, is_open } = person;
  const queries = useQueryClient();
  const mayWrite = useMay('people.write') && is_open;
  const [text, setText] = useState('');
  const listId = useId();
  const { data: choices } = useQuery({ ...peopleChoicesQuery(), enabled: mayWrite });
  const save = useMutation({
    mutationFn: async (change: {
      readonly tags: string[];
      readonly version: number;
      readonly removed?: string;
    }) =>
      client.office.people.change(
        { params: { id }, body: { version: change.version, tags: change.tags } },
        { idempotencyKey: newIdempotencyKey() },
      ),
    onSuccess: (saved, { removed }) => {
      queries.setQueryData(personQuery(id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['office', 'people', 'choices'] });
      void queries.invalidateQueries({ queryKey: ['office', 'people', 'list'] });
      void queries.invalidateQueries({ queryKey: ['office', 'audit'] });
      if (removed === undefined) setText('');
      else
        showUndo(`The tag “${removed}” was removed.`, () =>
          save.mutate({ tags: [...saved.tags, removed], version: saved.version }),
        );
    },
    onError: (error) => {
      if (isApiError(error) && error.is('version_conflict'))
        void queries.invalidateQueries({ queryKey: ['office', 'people', id] });
      showToast({ tone: 'bad', title: 'The tags stay as they are.', text: problemText(error) });
    },
  });
  const add = (): void => {
    const tag = text.trim();
    if (tag !== '' && !save.isPending) save.mutate({ tags: [...tags, tag], version });
  };
  return (
    <Section title="Tags">
      {tags.length === 0 ? (
        <Nothing>None.</Nothing>
      ) : (
        <ul className="person-tags">
          {tags.map((tag) => (
            <li key={tag}>
              <a href={paths.office.people({ tag })}>{tag}</a>
              {mayWrite ? (
                <IconButton
                  label={`Remove the tag ${tag}`}
                  disabled={save.isPending}
                  onClick={() =>
                    save.mutate({ tags: tags.filter((one) => one !== tag), version, removed: tag })
                  }
                >
                  <CloseIcon />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayWrite ? (
        <form
          className="person-add-tag"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            label="New tag"
            maxLength={tagMax}
            autoComplete="off"
            list={listId}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <datalist id={listId}>
            {(choices?.tags ?? []).map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </datalist>
          <Button type="submit" size="xs" variant="line" busy={save.isPending} busyLabel="Saving...">
            Add tag
          </Button>
        </form>
      ) : null}
    </Section>
  );
}
