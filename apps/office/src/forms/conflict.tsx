import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useId, useState, type ReactNode } from 'react';

/** A field that two people changed. */
interface ConflictField {
  readonly name: string;
  readonly label: string;
  readonly yours: ReactNode;
  readonly theirs: ReactNode;
}

export interface ConflictProps {
  /** What the server says about the conflict. */
  readonly sentence: string;
  /** Who saved, and when; undefined where it is not known. */
  readonly savedBy: string | undefined;
  readonly fields: readonly ConflictField[];
  /** Saves the form. `theirs`: the names of the fields that stay as the other person saved them. */
  readonly onSave: (theirs: readonly string[]) => void;
  readonly busy: boolean;
}

/** Asks which version of each field stays that two people changed. Nothing typed is lost. */
export function Conflict({ sentence, savedBy, fields, onSave, busy }: ConflictProps) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (name: string, isTheirs: boolean): void =>
    setTheirs((before) => [...before.filter((one) => one !== name), ...(isTheirs ? [name] : [])]);
  return (
    <div className="record">
      <Flash tone="warn" title={sentence}>
        {`${savedBy === undefined ? '' : `${savedBy}. `}Choose which version of these fields stays. Everything else is kept from both.`}
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
          {fields.map((field) => (
            <Row
              key={field.name}
              field={field}
              isTheirs={theirs.includes(field.name)}
              onChoose={(isTheirs) => choose(field.name, isTheirs)}
            />
          ))}
        </tbody>
      </table>
      <div className="acts">
        <Button size="sm" busy={busy} busyLabel="Saving..." onClick={() => onSave(theirs)}>
          {buttonText(theirs.length, fields.length)}
        </Button>
      </div>
    </div>
  );
}

function buttonText(theirs: number, all: number): string {
  if (theirs === 0) return 'Save mine';
  return theirs === all ? 'Take theirs' : 'Save these';
}

interface RowProps {
  readonly field: ConflictField;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

function Row({ field: { label, yours, theirs }, isTheirs, onChoose }: RowProps) {
  const group = useId();
  const choice = (whose: string, value: ReactNode, isTheir: boolean) => (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell renders its content
    <td>
      <label className="change__choice">
        <input type="radio" name={group} checked={isTheirs === isTheir} onChange={() => onChoose(isTheir)} />
        <span>
          <span className="visually-hidden">{`${label}, ${whose}: `}</span>
          {value}
        </span>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">{label}</th>
      {choice('yours', yours, false)}
      {choice('theirs', theirs, true)}
    </tr>
  );
}
