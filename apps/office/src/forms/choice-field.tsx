import { FormSelectField } from '@detroit-well/ui/form/fields';
import { useEffect } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { PartFailure } from '../outcomes/part-failure.tsx';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** The query that loads the choices. */
  readonly list: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  /** undefined until they are loaded. */
  readonly choices: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** A choice of records. While their list loads, and when it does not, the field keeps its value and the focus. */
export function ChoiceField({ name, label, placeholder, list, choices }: ChoiceFieldProps) {
  const value = useWatch<Record<string, string>>({ name }) ?? '';
  const { setValue } = useFormContext<Record<string, string>>();
  // A browser drops a value that has no option.
  const isKnown = value === '' || choices?.some((choice) => choice.value === value);
  const failed = list.error !== null && list.data === undefined;
  const unknown = { value, label: failed ? 'Unchanged' : 'Loading...' };
  const options = [...(choices ?? []), ...(isKnown ? [] : [unknown])];
  // A value that was set before its option was there.
  useEffect(() => {
    if (isKnown) setValue(name, value);
  }, [setValue, name, value, isKnown]);
  return (
    <>
      <FormSelectField name={name} label={label} placeholder={placeholder} options={options} />
      {failed ? (
        <PartFailure
          sentence={`The choices for ${label} did not load.`}
          onRetry={() => void list.refetch()}
        />
      ) : null}
    </>
  );
}
