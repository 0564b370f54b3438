import type { OfficeTestimonials, SaveTestimonialsParams } from '@detroit-well/api-client';
import { siteListMost, testimonialsForm } from '@detroit-well/validation';
import { Button } from '@detroit-well/ui/components/button';
import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { useForm } from '@detroit-well/ui/form/use-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldArray } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { testimonialsQuery } from '../../api/queries.ts';
import { RowButtons } from '../../forms/row-buttons.tsx';
import type { SiteFormProps } from './site-form-props.ts';
import { StoredList } from './stored-list.tsx';

type Item = SaveTestimonialsParams['items'][number];

const valuesOf = ({ items, version }: OfficeTestimonials) => ({
  version,
  items: items.map(({ quote, name, detail }): Item => ({ quote, name, detail })),
});

/** What members say on the home and training pages, in its order. */
export function TestimonialsForm({ stored, onUnsaved }: SiteFormProps<OfficeTestimonials>) {
  const values = valuesOf(stored);
  const form = useForm<{ items: Item[] }>({
    defaultValues: { items: values.items },
    resolver: zodResolver(testimonialsForm),
  });
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'items' });
  return (
    <StoredList
      title="Testimonials"
      hint="Shown on the home and training pages. Quote only people who agreed to it."
      stored={values}
      form={form}
      onUnsaved={onUnsaved}
      queryKey={testimonialsQuery().queryKey}
      save={async (body) => valuesOf(await client.office.site.saveTestimonials({ body }))}
      textOf={({ name, quote }) => `${name}: ${quote}`}
    >
      <ol className="site-rows">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <FormTextArea
              name={`items.${index}.quote`}
              label={`Quote ${index + 1}`}
              rows={3}
              maxLength={300}
            />
            <div className="site-row">
              <FormTextField name={`items.${index}.name`} label={`Name ${index + 1}`} maxLength={80} />
              <FormTextField
                name={`items.${index}.detail`}
                label={`What they train ${index + 1}`}
                maxLength={80}
              />
              <RowButtons
                one={`testimonial ${index + 1}`}
                index={index}
                count={fields.length}
                onMove={(to) => swap(index, to)}
                onRemove={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        size="xs"
        variant="line"
        disabledReason={fields.length < siteListMost ? undefined : `The site shows ${siteListMost} at most.`}
        onClick={() => append({ quote: '', name: '', detail: '' })}
      >
        Add a testimonial
      </Button>
    </StoredList>
  );
}
