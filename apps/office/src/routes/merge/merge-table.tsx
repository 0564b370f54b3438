import type { MergeParams, MergePreview } from '@detroit-well/api-client';
import { formatMediumDate, formatMediumDay } from '@detroit-well/config/studio-time';
import { VisuallyHidden } from '@detroit-well/ui/components/visually-hidden';
import { useId } from 'react';
import { nameOf } from './record-name.ts';

type Record = MergePreview['kept'];
export type Field = 'name' | 'phone' | 'date_of_birth';
type Side = 'kept' | 'other';
export type Sides = Pick<MergeParams, Field>;

/** What the fields show of a record; empty: it has nothing there. */
const textOf: Readonly<{ [Name in Field]: (record: Record) => string }> = {
  name: ({ first_name: first, last_name: last }) => `${first} ${last}`.trim(),
  phone: ({ phone }) => phone ?? '',
  date_of_birth: ({ date_of_birth: born }) => (born === null ? '' : formatMediumDay(born)),
};

const labels: Readonly<{ [Name in Field]: string }> = {
  name: 'Name',
  phone: 'Phone',
  date_of_birth: 'Born',
};
const fields: readonly Field[] = ['name', 'phone', 'date_of_birth'];

/** The kept record's, and the other's where the kept one has nothing. */
export function startSides({ kept, other }: MergePreview): Sides {
  const side = (field: Field): Side =>
    textOf[field](kept) === '' && textOf[field](other) !== '' ? 'other' : 'kept';
  return { name: side('name'), phone: side('phone'), date_of_birth: side('date_of_birth') };
}

interface MergeTableProps {
  readonly preview: MergePreview;
  readonly sides: Sides;
  readonly onChoose: (field: Field, side: Side) => void;
}

/** One line for each field; what the person keeps is chosen. */
export function MergeTable({ preview, sides, onChoose }: MergeTableProps) {
  const { kept, other } = preview;
  return (
    <table className="merge">
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Field</VisuallyHidden>
          </th>
          {(['kept', 'other'] as const).map((side) => (
            <th key={side} scope="col">
              <b>{nameOf(preview[side])}</b>
              {`${side === 'kept' ? 'Kept. ' : ''}Since ${formatMediumDate(preview[side].created_at)}. ${visits(preview[side].visits_count)}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <Choice
            key={field}
            field={field}
            preview={preview}
            side={sides[field] ?? 'kept'}
            onChoose={onChoose}
          />
        ))}
        <Plain label="Email" of={[emailOf(kept), emailOf(other)]} />
        <Plain label="Membership" of={[kept.membership ?? '', other.membership ?? '']} />
      </tbody>
    </table>
  );
}

const visits = (many: number): string => (many === 1 ? '1 visit' : `${many} visits`);
const emailOf = ({ email, contact_email: contact }: Record): string =>
  email || (contact === null ? '' : `${contact}, for mail only`);

interface ChoiceProps {
  readonly field: Field;
  readonly preview: MergePreview;
  readonly side: Side;
  readonly onChoose: (field: Field, side: Side) => void;
}

function Choice({ field, preview, side, onChoose }: ChoiceProps) {
  const name = useId();
  const label = labels[field];
  return (
    <tr>
      <th scope="row">{label}</th>
      {(['kept', 'other'] as const).map((one) => {
        const text = textOf[field](preview[one]);
        return (
          <td key={one}>
            {text === '' ? (
              <Nothing />
            ) : (
              <label>
                <input
                  type="radio"
                  name={name}
                  aria-label={`${label}: ${text}`}
                  checked={side === one}
                  onChange={() => onChoose(field, one)}
                />
                <span>{text}</span>
              </label>
            )}
          </td>
        );
      })}
    </tr>
  );
}

const Nothing = () => <span className="muted">Nothing</span>;

const Plain = ({ label, of }: { label: string; of: readonly [string, string] }) => (
  <tr>
    <th scope="row">{label}</th>
    {of.map((text, index) => (
      <td key={index}>{text === '' ? <Nothing /> : text}</td>
    ))}
  </tr>
);
