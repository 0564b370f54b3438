import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { FieldError } from '@detroit-well/ui/components/field';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { PartFailure } from '../outcomes/part-failure.tsx';
import { idsOf } from './id-list.ts';

interface Check {
  readonly value: string;
  readonly label: string;
}

interface ChecksFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Check[];
}

/** Several of a few choices. The form has their values as one text, see `idsOf`; values without a choice stay. */
export function ChecksField({ name, label, choices }: ChecksFieldProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const errorId = useId();
  const chosen = idsOf(field.value);
  const values = choices.map(({ value }) => value);
  const toggle = (value: string, on: boolean): void => {
    const known = values.filter((one) => (one === value ? on : chosen.includes(one)));
    field.onChange([...chosen.filter((one) => !values.includes(one)), ...known].join(','));
  };
  return (
    <fieldset data-full className="checks" aria-describedby={fieldState.error ? errorId : undefined}>
      <legend>{label}</legend>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice.value}
          // The form moves the focus to the first field that is wrong.
          ref={index === 0 ? field.ref : undefined}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onChange={({ target }) => toggle(choice.value, target.checked)}
        />
      ))}
      {fieldState.error ? <FieldError id={errorId}>{fieldState.error.message}</FieldError> : null}
    </fieldset>
  );
}

interface RecordChecksProps extends Omit<ChecksFieldProps, 'choices'> {
  /** The query that loads the choices. */
  readonly list: Pick<UseQueryResult<readonly Check[]>, 'data' | 'error' | 'refetch'>;
}

/** Several of the records of a list. Until it is loaded, and when it does not load, the value stays. */
export function RecordChecks({ list, ...field }: RecordChecksProps) {
  if (list.data !== undefined)
    return list.data.length === 0 ? null : <ChecksField {...field} choices={list.data} />;
  if (list.error === null) return null;
  return (
    <div data-full>
      <PartFailure
        sentence={`The list for ${field.label} did not load.`}
        onRetry={() => void list.refetch()}
      />
    </div>
  );
}
