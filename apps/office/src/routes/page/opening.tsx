import { Button } from '@detroit-well/ui/components/button';
import { FormSelectField, FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { PlusIcon } from '@detroit-well/ui/icons';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { showUndo } from '../../overlay/toasts.ts';
import { PictureField } from '../../written/picture-field.tsx';
import { drawnBySite } from '../../written/picture-value.ts';
import { pageLabels } from './page-kind.tsx';
import { blankHero, type PageValues } from './page-values.ts';

const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
];

/** The opening of a page, which it may lack. `texts`: the site shows its headline and its text only. */
export function Opening({ shows }: { readonly shows: 'all' | 'texts' }) {
  const { control, getValues } = useFormContext<PageValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'hero', keyName: 'key' });
  const takeOut = (): void => {
    const before = getValues('hero');
    remove();
    showUndo('Opening removed.', () => {
      if (getValues('hero').length === 0) append(before, { shouldFocus: false });
    });
  };
  const isAll = shows === 'all';
  return (
    <section className="post-blocks" aria-labelledby="page-opening">
      <h2 className="page-part" id="page-opening">
        {pageLabels.hero}
      </h2>
      {fields.length === 0 ? (
        <div>
          <Button size="xs" variant="line" onClick={() => append({ ...blankHero }, { shouldFocus: false })}>
            <PlusIcon /> Add an opening
          </Button>
        </div>
      ) : (
        <div className="post-block">
          <div className="post-block__fields">
            {isAll ? (
              <FormTextField
                name="hero.0.sml_header"
                label="Small line"
                optional
                maxLength={120}
                autoComplete="off"
              />
            ) : null}
            <FormTextField
              name="hero.0.lrg_subheader"
              label="Headline"
              optional
              maxLength={200}
              autoComplete="off"
            />
            <FormTextArea name="hero.0.copy" label="Text below it" optional rows={3} maxLength={600} />
            {isAll ? (
              <>
                <FormSelectField name="hero.0.text_alignment" label="Texts stand" options={alignments} />
                <PictureField name="hero.0.image" label="Picture" without={drawnBySite} canRemove />
              </>
            ) : null}
          </div>
          <div>
            <Button size="xs" variant="quiet" onClick={takeOut}>
              Remove the opening
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
