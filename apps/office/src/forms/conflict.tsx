import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import type { ReactNode } from 'react';

/** A field that two people changed. */
interface ConflictField {
  readonly label: string;
  readonly yours: ReactNode;
  readonly theirs: ReactNode;
}

export interface ConflictProps {
  /** What the server says about the conflict. */
  readonly sentence: string;
  readonly fields: readonly ConflictField[];
  /** Saves what was typed over the other change. */
  readonly onKeepYours: () => void;
  readonly onTakeTheirs: () => void;
  readonly busy: boolean;
}

/** Shows both versions of a record that somebody else saved meanwhile. Nothing typed is lost. */
export function Conflict({ sentence, fields, onKeepYours, onTakeTheirs, busy }: ConflictProps) {
  return (
    <div className="record">
      <Flash tone="warn" title={sentence}>
        Choose which version of these fields stays.
      </Flash>
      <table className="change">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ label, yours, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{yours}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="acts">
        <Button size="sm" busy={busy} busyLabel="Saving..." onClick={onKeepYours}>
          Save mine
        </Button>
        <Button size="sm" variant="line" disabled={busy} onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}
