import { Button } from '@detroit-well/ui/components/button';
import { saveFile } from '@detroit-well/ui/save-file';
import { DownloadIcon } from '@detroit-well/ui/icons';
import { useState } from 'react';
import { showToast } from '../overlay/toasts.ts';

/** Saves the whole list, with its filters, as a CSV file. */
export function CsvButton({ name, load }: { name: string; load: () => PromiseLike<Blob> }) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await load(), `${name}.csv`);
    } catch {
      showToast({
        tone: 'bad',
        title: 'The file could not be made.',
        text: 'Nothing was changed. Try again.',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="xs" variant="line" busy={busy} busyLabel="Exporting..." onClick={() => void save()}>
      <DownloadIcon /> Export CSV
    </Button>
  );
}
