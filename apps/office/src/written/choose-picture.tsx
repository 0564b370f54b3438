import type { OfficeMediaPicture } from '@detroit-well/api-client';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { client } from '../api/client.ts';
import { mediaQuery } from '../api/media-queries.ts';
import { useChange } from '../forms/use-change.ts';
import { PartFailure } from '../outcomes/part-failure.tsx';
import { problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';

interface ChoosePictureProps {
  readonly onChoose: (picture: OfficeMediaPicture) => void;
  readonly onClose: () => void;
}

/** The pictures that were uploaded before, newest first. One that no post has can be deleted. */
export function ChoosePicture({ onChoose, onClose }: ChoosePictureProps) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(mediaQuery(useDeferredValue(search.trim())));
  const remove = useChange({
    send: async ({ id }: OfficeMediaPicture) => client.office.media.remove({ params: { id } }),
    onDone: () => showToast({ tone: 'ok', title: 'The picture was deleted.' }),
  });
  return (
    <Modal open size="wide" title="Earlier pictures" locked={remove.isPending} onClose={onClose}>
      <div className="record">
        <TextField
          data-autofocus
          label="Search what they show"
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            // The dialog stands in the form of a text.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {remove.error ? <FailureFlash message={problemText(remove.error)} /> : null}
        {data ? (
          <>
            <p className="muted" role="status">
              {countText(data.results.length, data.count)}
            </p>
            <ul className="post-pictures">
              {data.results.map((picture) => (
                <li key={picture.id}>
                  <button type="button" onClick={() => onChoose(picture)}>
                    <img src={picture.url} alt="" loading="lazy" />
                    <span>{picture.alt}</span>
                  </button>
                  <small className="muted">{formatMediumDate(picture.created_at)}</small>
                  {picture.used ? null : (
                    <Button
                      size="xs"
                      variant="quiet"
                      aria-label={`Delete ${picture.alt}`}
                      busy={remove.isPending && remove.variables.id === picture.id}
                      busyLabel="Deleting..."
                      onClick={() => remove.mutate(picture)}
                    >
                      Delete
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </>
        ) : error ? (
          <PartFailure sentence="The pictures did not load." onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={240} />
        )}
      </div>
    </Modal>
  );
}

function countText(shown: number, all: number): string {
  if (all === 0) return 'There are none.';
  return shown < all ? `The newest ${shown} of ${all}. Search for others.` : `${all} in all, newest first.`;
}
