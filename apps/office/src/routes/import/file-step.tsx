import type { OfficeImport } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { useChange } from '../../forms/use-change.ts';
import { showToast } from '../../overlay/toasts.ts';
import { DateOrderChoice, type DateOrder } from './date-order.tsx';
import { asksFor, importProblem } from './import-problem.ts';

interface FileStepProps {
  readonly onRead: (read: OfficeImport) => void;
  /** A file that is chosen already. */
  readonly chosen?: File;
}

type Encoding = 'latin-1' | 'utf-16';
interface Sent {
  readonly file: File;
  /** Says which file it is, as the file itself does not. */
  readonly name: string;
  readonly size: number;
  readonly order: DateOrder | undefined;
  readonly encoding: Encoding | undefined;
}

/** The first step: the file. What is not clear in it is asked here. */
export function FileStep({ onRead, chosen }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState(chosen);
  const [order, setOrder] = useState<DateOrder>();
  const [encoding, setEncoding] = useState<Encoding>();
  const upload = useChange({
    send: ({ file: sent, order: dateOrder, encoding: writes }: Sent, idempotencyKey) =>
      client.office.imports.upload(
        {
          body: {
            file: sent,
            kind: 'people',
            ...(dateOrder && { date_order: dateOrder }),
            ...(writes && { encoding: writes }),
          },
        },
        { idempotencyKey },
      ),
    onDone: (read) => {
      showToast({ tone: 'ok', title: `${read.total} rows are read. Nobody is changed yet.` });
      onRead(read);
    },
  });
  const take = (files: FileList | null): void => {
    const [first] = files ?? [];
    if (!first) return;
    upload.reset();
    setOrder(undefined);
    setEncoding(undefined);
    setFile(first);
  };
  const asksOrder = order !== undefined || asksFor(upload.error, 'date_order');
  const asksEncoding = encoding !== undefined || asksFor(upload.error, 'encoding');
  return (
    <section aria-label="File" className="import-file">
      {upload.error ? (
        <Flash tone="bad" title={importProblem(upload.error)}>
          {null}
        </Flash>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button takes a file by keyboard */}
      <div
        className="import-drop"
        role="group"
        aria-label="CSV file"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        <b>{file ? file.name : 'Drop a CSV file here'}</b>
        <p className="muted">
          Up to 20 MB and 50,000 rows. UTF-8, UTF-16 or Latin-1; comma, semicolon or tab.
        </p>
        <div className="acts">
          <Button variant="line" onClick={() => input.current?.click()}>
            {file ? 'Choose another' : 'Choose a file'}
          </Button>
        </div>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-label="File of people"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => {
            take(target.files);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {asksOrder ? <DateOrderChoice value={order} onChange={setOrder} /> : null}
      {asksEncoding ? (
        <RadioCards
          legend="How does the file write its characters?"
          value={encoding}
          onChange={(value) => setEncoding(value === 'utf-16' ? 'utf-16' : 'latin-1')}
          options={[
            { value: 'latin-1', label: 'Latin-1 (Windows)' },
            { value: 'utf-16', label: 'UTF-16' },
          ]}
        />
      ) : null}
      <ul className="import-notes">
        <li>Nobody is emailed, in no step.</li>
        <li>A waiver from elsewhere is “claimed”: the person signs ours once.</li>
        <li>The same file twice changes nothing.</li>
        <li>Everything can be undone for 7 days.</li>
      </ul>
      <div className="acts">
        <Button
          variant="signal"
          slash
          busy={upload.isPending}
          busyLabel="Reading..."
          disabledReason={file ? undefined : 'Choose a file first.'}
          onClick={() => {
            if (file) upload.mutate({ file, name: file.name, size: file.size, order, encoding });
          }}
        >
          Read the file
        </Button>
      </div>
    </section>
  );
}
