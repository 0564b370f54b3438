import type { OfficeImport } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatLongDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { Flash } from '@detroit-well/ui/components/flash';
import { ProgressBar } from '@detroit-well/ui/components/progress-bar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { importQuery } from '../../api/queries.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import { ImportCounts } from './import-counts.tsx';
import { ImportRows } from './import-rows.tsx';

const stayed: Readonly<Record<OfficeImport['kept'][number]['reason'], string>> = {
  signed_in: 'signed in since',
  registered: 'was registered since',
  paid: 'paid since',
  membership: 'has a membership',
  note: 'has a note',
  waiver: 'signed the waiver',
  changed: 'was changed since',
  used: 'was used since',
};

/** The fourth step: how far it is, what was done, and the way back. */
export function RunStep({ one }: { readonly one: OfficeImport }) {
  const { state, done, total, counts, kept } = one;
  const isRunning = state === 'running' || state === 'undoing';
  return (
    <section aria-label="Progress" className="import-step">
      <h2>{titles[state] ?? 'Import'}</h2>
      <p className="muted">{`${one.file_name}, ${total} rows.`}</p>
      {isRunning ? (
        <>
          <ProgressBar value={total === 0 ? 100 : (100 * done) / total} label="Rows that are done" />
          <p role="status">{`${done} of ${total} rows. You can close this page; it goes on.`}</p>
        </>
      ) : null}
      {state === 'done' ? (
        <Flash tone="ok" live={false} title="The import is done.">
          Nobody was emailed.
        </Flash>
      ) : null}
      {counts ? <ImportCounts counts={counts} /> : null}
      {state === 'undone' ? <Kept kept={kept} /> : null}
      {isRunning ? null : <ImportRows id={one.id} />}
      <UndoImport one={one} />
    </section>
  );
}

const titles: Readonly<Partial<Record<OfficeImport['state'], string>>> = {
  running: 'Importing',
  done: 'Imported',
  undoing: 'Taking it back',
  undone: 'Taken back',
};

const Kept = ({ kept }: Pick<OfficeImport, 'kept'>) =>
  kept.length === 0 ? (
    <p>Everything of this import is taken back.</p>
  ) : (
    <>
      <p>These people stay, because somebody used them since:</p>
      <ul className="import-rows">
        {kept.map(({ person_id: id, name, reason }) => (
          <li key={id}>
            <a href={paths.office.person(id)}>{name}</a>
            <span>{stayed[reason]}</span>
          </li>
        ))}
      </ul>
    </>
  );

/** Takes an import back, while it can be. */
export function UndoImport({ one }: { readonly one: OfficeImport }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const undo = useChange({
    send: (_body: null, idempotencyKey) =>
      client.office.imports.undo({ params: { id: one.id } }, { idempotencyKey }),
    onDone: (begun) => {
      setAsking(false);
      queries.setQueryData(importQuery(one.id).queryKey, begun);
      showToast({ tone: 'ok', title: 'The import is being taken back.' });
    },
  });
  if (one.undo_until === null) return null;
  return (
    <div className="acts">
      <Button variant="line" onClick={() => setAsking(true)}>
        Undo the import
      </Button>
      <p className="muted">{`Until ${formatLongDate(one.undo_until)}.`}</p>
      <ConfirmDialog
        open={asking}
        title="Take this import back?"
        confirmLabel="Take it back"
        cancelLabel="Keep it"
        busy={undo.isPending}
        busyLabel="Beginning..."
        error={undo.error ? problemText(undo.error) : undefined}
        onConfirm={() => undo.mutate(null)}
        onClose={() => {
          undo.reset();
          setAsking(false);
        }}
      >
        <p>Who signed in, was registered or paid since stays and is named. The rest goes.</p>
      </ConfirmDialog>
    </div>
  );
}
