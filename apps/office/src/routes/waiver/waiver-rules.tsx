import { Button } from '@detroit-well/ui/components/button';
import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { useFieldArray, type Control } from 'react-hook-form';
import { RowButtons } from '../../forms/row-buttons.tsx';
import type { WaiverValues } from './waiver-values.ts';

/** The sections below the text of the waiver, in plain text, which can be moved. */
export function WaiverRules({ control }: { readonly control: Control<WaiverValues> }) {
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'rules' });
  return (
    <section className="waiver-rules" aria-labelledby="waiver-rules">
      <h3 id="waiver-rules">Sections below the text</h3>
      <ol>
        {fields.map(({ id }, index) => (
          <li key={id}>
            <FormTextField
              name={`rules.${index}.title`}
              label={`Title of section ${index + 1}`}
              maxLength={120}
            />
            <FormTextArea
              name={`rules.${index}.content`}
              label={`Text of section ${index + 1}`}
              rows={3}
              maxLength={5_000}
            />
            <RowButtons
              one={`section ${index + 1}`}
              index={index}
              count={fields.length}
              onMove={(to) => swap(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <Button size="xs" variant="line" onClick={() => append({ title: '', content: '' })}>
        Add a section
      </Button>
    </section>
  );
}
