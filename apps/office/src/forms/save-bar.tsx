import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { useMatches } from 'react-router-dom';
import { listed } from '../format/listed.ts';
import { Keys } from '../keyboard/kbd.tsx';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import type { ScreenHandle } from '../navigation/screen-handle.ts';

interface BarProps {
  /** The form that it saves. */
  readonly formId: string;
  /** Fields that are wrong. */
  readonly wrong: number;
  readonly busy: boolean;
}

export interface SaveBarProps extends BarProps {
  /** Names of the changed fields; the bar appears with the first. */
  readonly changed: readonly string[];
  /** What saving does besides, such as an email to everybody. */
  readonly consequence?: string | undefined;
  readonly onDiscard: () => void;
}

/** Stands at the foot of an editor while something is not saved: what changed, and how many fields are wrong. */
export function SaveBar({ formId, changed, consequence = '', wrong, busy, onDiscard }: SaveBarProps) {
  useSaveKey(formId, changed.length > 0);
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

export interface CreateBarProps extends BarProps {
  /** What is made, such as `session`. */
  readonly one: string;
}

/** Stands at the foot of the editor of a new record from the start. */
export function CreateBar({ formId, one, wrong, busy }: CreateBarProps) {
  const parents = useMatches().flatMap(
    ({ handle }) => (handle as Partial<ScreenHandle> | undefined)?.parent ?? [],
  );
  const parent = parents.at(-1);
  useSaveKey(formId, true);
  return (
    <div className="save-bar" role="region" aria-label={`Create this ${one}`}>
      <p>
        <span>{wrongText(wrong)}</span>
      </p>
      {parent ? (
        <ButtonLink size="xs" variant="line" href={parent.href}>
          Cancel
        </ButtonLink>
      ) : null}
      <Button size="xs" variant="signal" slash type="submit" form={formId} busy={busy} busyLabel="Saving...">
        {`Create ${one}`} <Keys keys="ctrl+s" />
      </Button>
    </div>
  );
}

function useSaveKey(formId: string, canSave: boolean): void {
  useShortcuts([
    {
      keys: 'ctrl+s',
      label: 'Save',
      run: () => {
        // A dialog over the form has a form of its own.
        if (canSave && !document.querySelector('dialog[open]'))
          document.querySelector<HTMLFormElement>(`[id="${formId}"]`)?.requestSubmit();
      },
    },
  ]);
}

function wrongText(wrong: number): string {
  if (wrong === 0) return '';
  return wrong === 1 ? '1 field needs a correction.' : `${wrong} fields need a correction.`;
}
