import type { OfficeMenu, SaveMenuParams } from '@detroit-well/api-client';
import { menuForm, siteListMost } from '@detroit-well/validation';
import { Button } from '@detroit-well/ui/components/button';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { useForm } from '@detroit-well/ui/form/use-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldArray, type Control } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { siteMenuQuery } from '../../api/queries.ts';
import { RowButtons } from '../../forms/row-buttons.tsx';
import type { SiteFormProps } from './site-form-props.ts';
import { StoredList } from './stored-list.tsx';

type Item = SaveMenuParams['items'][number];
interface MenuValues {
  items: Item[];
}

const valuesOf = ({ items, version }: OfficeMenu) => ({
  version,
  items: items.map(({ label, link, children }): Item => ({ label, link, children })),
});

const linkText = ({ label, link }: Pick<Item, 'label' | 'link'>): string => `${label} ${link}`;

/** The links at the top of the public site, in their order, and the links below them. */
export function MenuForm({ stored, onUnsaved }: SiteFormProps<OfficeMenu>) {
  const values = valuesOf(stored);
  const form = useForm<MenuValues>({
    defaultValues: { items: values.items },
    resolver: zodResolver(menuForm),
  });
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'items' });
  return (
    <StoredList
      title="Menu"
      hint="The links at the top of the public site. It shows a change within a minute."
      stored={values}
      form={form}
      onUnsaved={onUnsaved}
      queryKey={siteMenuQuery().queryKey}
      save={async (body) => valuesOf(await client.office.site.saveMenu({ body }))}
      textOf={(item) => [linkText(item), ...item.children.map(linkText)].join(' / ')}
    >
      <ol className="site-rows">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <div className="site-row">
              <FormTextField name={`items.${index}.label`} label={`Label ${index + 1}`} maxLength={40} />
              <FormTextField
                name={`items.${index}.link`}
                label={`Link ${index + 1}`}
                maxLength={300}
                inputMode="url"
              />
              <RowButtons
                one={`entry ${index + 1}`}
                index={index}
                count={fields.length}
                onMove={(to) => swap(index, to)}
                onRemove={() => remove(index)}
              />
            </div>
            <LinksBelow control={form.control} entry={index} />
          </li>
        ))}
      </ol>
      <Button
        size="xs"
        variant="line"
        disabledReason={
          fields.length < siteListMost ? undefined : `The menu has ${siteListMost} entries at most.`
        }
        onClick={() => append({ label: '', link: '', children: [] })}
      >
        Add an entry
      </Button>
    </StoredList>
  );
}

/** The links that an entry opens. */
function LinksBelow({ control, entry }: { readonly control: Control<MenuValues>; readonly entry: number }) {
  const name = `items.${entry}.children` as const;
  const { fields, append, remove, swap } = useFieldArray({ control, name });
  return (
    <>
      {fields.length > 0 ? (
        <ol className="site-rows">
          {fields.map(({ id }, index) => (
            <li key={id} className="site-row">
              <FormTextField
                name={`${name}.${index}.label`}
                label={`Label ${entry + 1}.${index + 1}`}
                maxLength={40}
              />
              <FormTextField
                name={`${name}.${index}.link`}
                label={`Link ${entry + 1}.${index + 1}`}
                maxLength={300}
                inputMode="url"
              />
              <RowButtons
                one={`link ${entry + 1}.${index + 1}`}
                index={index}
                count={fields.length}
                onMove={(to) => swap(index, to)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <Button
        size="xs"
        variant="quiet"
        aria-label={`Add a link below entry ${entry + 1}`}
        disabledReason={
          fields.length < siteListMost ? undefined : `An entry opens ${siteListMost} links at most.`
        }
        onClick={() => append({ label: '', link: '' })}
      >
        Add a link below
      </Button>
    </>
  );
}
