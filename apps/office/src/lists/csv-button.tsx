import { Button } from '@detroit-well/ui/components/button';
import { saveFile } from '@detroit-well/ui/save-file';
import { DownloadIcon } from '@detroit-well/ui/icons';
import { useState } from 'react';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import { showToast } from '../overlay/toasts.ts';

interface CsvButtonProps {
  readonly name: string;
  readonly load: () => PromiseLike<Blob>;
  /** Where E means something else, the button has no key. */
  readonly hasKey?: boolean;
}

/** Saves the whole list, with its filters, as a CSV file. */
export function CsvButton({ name, load, hasKey = true }: CsvButtonProps) {
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
  useShortcuts(hasKey ? [{ keys: 'e', label: 'Export CSV', run: () => void save() }] : []);
  return (
    <Button size="xs" variant="line" busy={busy} busyLabel="Exporting..." onClick={() => void save()}>
      <DownloadIcon /> Export CSV
    </Button>
  );
}
