import { Button } from '@detroit-well/ui/components/button';
import { Keys } from '../keyboard/kbd.tsx';
import { useShortcuts } from '../keyboard/shortcuts.ts';

export interface SaveBarProps {
  /** The form that it saves. */
  readonly formId: string;
  /** Names of the changed fields; the bar appears with the first. */
  readonly changed: readonly string[];
  /** What saving does besides, such as an email to everybody. */
  readonly consequence?: string | undefined;
  /** Fields that are wrong. */
  readonly wrong: number;
  readonly busy: boolean;
  readonly onDiscard: () => void;
}

/** Stands at the foot of an editor while something is not saved: what changed, and how many fields are wrong. */
export function SaveBar({ formId, changed, consequence = '', wrong, busy, onDiscard }: SaveBarProps) {
  useShortcuts([
    {
      keys: 'ctrl+s',
      label: 'Save',
      run: () => {
        // A dialog over the form has a form of its own.
        if (changed.length > 0 && !document.querySelector('dialog[open]'))
          document.querySelector<HTMLFormElement>(`[id="${formId}"]`)?.requestSubmit();
      },
    },
  ]);
  if (changed.length === 0) return null;
  return (
    <div className="save-bar" role="region" aria-label="Unsaved changes">
      <p>
        <b>Not saved.</b> <span>{`${listed(changed)} changed. ${consequence} ${wrongText(wrong)}`}</span>
      </p>
      <Button size="xs" variant="line" disabled={busy} onClick={onDiscard}>
        Discard
      </Button>
      <Button size="xs" variant="signal" slash type="submit" form={formId} busy={busy} busyLabel="Saving...">
        Save <Keys keys="ctrl+s" />
      </Button>
    </div>
  );
}

function listed(names: readonly string[]): string {
  const [first = '', ...rest] = names.map((name, index) => (index === 0 ? name : name.toLowerCase()));
  const last = rest.pop();
  return last === undefined ? first : `${[first, ...rest].join(', ')} and ${last}`;
}

function wrongText(wrong: number): string {
  if (wrong === 0) return '';
  return wrong === 1 ? '1 field needs a correction.' : `${wrong} fields need a correction.`;
}
