import { Button } from '@detroit-well/ui/components/button';
import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { useFieldArray, type Control } from 'react-hook-form';
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
            <div className="acts">
              <Button
                size="xs"
                variant="line"
                disabled={index === 0}
                aria-label={`Move section ${index + 1} up`}
                onClick={() => swap(index, index - 1)}
              >
                Up
              </Button>
              <Button
                size="xs"
                variant="line"
                disabled={index === fields.length - 1}
                aria-label={`Move section ${index + 1} down`}
                onClick={() => swap(index, index + 1)}
              >
                Down
              </Button>
              <Button
                size="xs"
                variant="quiet"
                aria-label={`Remove section ${index + 1}`}
                onClick={() => remove(index)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <Button size="xs" variant="line" onClick={() => append({ title: '', content: '' })}>
        Add a section
      </Button>
    </section>
  );
}
