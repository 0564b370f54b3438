import { isApiError, type OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { IconButton } from '@detroit-well/ui/components/icon-button';
import { TextField } from '@detroit-well/ui/components/text-field';
import { CloseIcon } from '@detroit-well/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { peopleChoicesQuery, personQuery } from '../../api/queries.ts';
import { useChange } from '../../forms/use-change.ts';
import { failureToast, problemText } from '../../outcomes/problem.ts';
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
  const [wrong, setWrong] = useState<string>();
  const save = useChange({
    send: (body: { readonly tags: string[]; readonly version: number }, idempotencyKey) =>
      client.office.people.change({ params: { id }, body }, { idempotencyKey }),
    onDone: (saved) => queries.setQueryData(personQuery(id).queryKey, saved),
  });
  const readAgain = (error: Error): void => {
    if (isApiError(error) && error.is('version_conflict'))
      void queries.invalidateQueries({ queryKey: ['office', 'people', id] });
  };
  const toast = (error: Error): void => {
    readAgain(error);
    showToast(failureToast('The tags stay as they are.', error));
  };
  const add = (): void => {
    const tag = text.trim();
    if (tag === '' || save.isPending) return;
    setWrong(undefined);
    save.mutate(
      { tags: [...tags, tag], version },
      {
        onSuccess: () => setText(''),
        onError: (error) => {
          readAgain(error);
          setWrong(
            isApiError(error) ? (error.fieldErrors.tags?.[0] ?? problemText(error)) : problemText(error),
          );
        },
      },
    );
  };
  const remove = (removed: string): void =>
    save.mutate(
      { tags: tags.filter((one) => one !== removed), version },
      {
        onSuccess: (saved) =>
          showUndo(`The tag “${removed}” was removed.`, () =>
            save.mutate({ tags: [...saved.tags, removed], version: saved.version }, { onError: toast }),
          ),
        onError: toast,
      },
    );
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
                  onClick={() => remove(tag)}
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
            error={wrong}
            onChange={({ target }) => {
              setText(target.value);
              setWrong(undefined);
            }}
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
