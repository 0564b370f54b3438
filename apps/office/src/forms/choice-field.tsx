import { FormSelectField } from '@detroit-well/ui/form/fields';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** undefined while they load. */
  readonly choices: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** A choice of records. While their list loads, the field keeps its value and the focus. */
export function ChoiceField({ name, label, placeholder, choices }: ChoiceFieldProps) {
  const value = useWatch<Record<string, string>>({ name }) ?? '';
  const { setValue } = useFormContext<Record<string, string>>();
  // A browser drops a value that has no option.
  const isKnown = value === '' || choices?.some((choice) => choice.value === value);
  const options = [...(choices ?? []), ...(isKnown ? [] : [{ value, label: 'Loading...' }])];
  // A value that was set before its option was there.
  useEffect(() => {
    if (isKnown) setValue(name, value);
  }, [setValue, name, value, isKnown]);
  return <FormSelectField name={name} label={label} placeholder={placeholder} options={options} />;
}
