import { fieldIdOf, FormId } from '@detroit-well/ui/form/field-id';
import { lazy, use } from 'react';
import { useController } from 'react-hook-form';
import { EpochContext } from './epoch.ts';

const RichText = lazy(async () => ({ default: (await import('../rich-text/rich-text.tsx')).RichText }));

interface RichTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A rich text of a form. It is made anew when the texts of the form are replaced. */
export function RichTextField({ name, label, hint }: RichTextFieldProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  return (
    <RichText
      key={use(EpochContext)}
      id={fieldIdOf(use(FormId), name)}
      label={label}
      hint={hint}
      value={field.value ?? ''}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
