import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { paths } from '@detroit-well/config/paths';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { postAuthorsQuery, postCategoriesQuery } from '../../api/post-queries.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { PictureField } from '../../written/picture-field.tsx';
import { drawnBySite } from '../../written/picture-value.ts';
import { slugOf, type PostValues } from './post-values.ts';
import { slugTakenBy } from './place-errors.ts';

interface PostFactsProps {
  /** Why the last save failed. */
  readonly error: unknown;
  /** Told what was typed as the address. */
  readonly onSlug: (typed: string) => void;
}

/** What lists show of a post: category, author, tags, excerpt, address and picture. */
export function PostFacts({ error, onSlug }: PostFactsProps) {
  const { setValue, getValues } = useFormContext<PostValues>();
  const categories = useQuery(postCategoriesQuery());
  const authors = useQuery(postAuthorsQuery());
  const picture = useWatch<PostValues, 'featured_image'>({ name: 'featured_image' });
  const taken = slugTakenBy(error);
  return (
    <section aria-labelledby="post-facts">
      <h2 id="post-facts">In lists</h2>
      <div className="record">
        <div className="post-pair">
          <ChoiceField
            name="category"
            label="Category"
            placeholder="None"
            list={categories}
            choices={categories.data}
          />
          <ChoiceField
            name="author_id"
            label="Author"
            placeholder="None"
            list={authors}
            choices={authors.data}
          />
        </div>
        <FormTextField
          name="tags"
          label="Tags"
          hint="With commas between them, at most 20."
          optional
          autoComplete="off"
        />
        <FormTextArea
          name="excerpt"
          label="Excerpt"
          hint="Short plain text."
          optional
          rows={3}
          maxLength={500}
        />
        <div>
          <FormTextField<PostValues>
            name="slug"
            label="Address"
            hint={`${paths.post('')}... A changed one keeps the old address leading there.`}
            maxLength={120}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            rules={{
              onChange: ({ target }: { target: { value: string } }) => onSlug(target.value),
            }}
            onBlurCapture={() => {
              const typed = getValues('slug');
              const next = slugOf(typed) || slugOf(getValues('title'));
              if (next !== typed) setValue('slug', next);
            }}
          />
          {taken ? (
            <p className="post-taken">
              {'It belongs to '}
              <a href={paths.office.post(taken.post_id)}>{taken.post_title || 'a post without a title'}</a>.
            </p>
          ) : null}
        </div>
        <PictureField name="featured_image" label="Main picture" without={drawnBySite} canRemove />
        {picture === null ? null : (
          <FormTextField
            name="featured_image.alt"
            label="What the main picture shows"
            hint="Empty if it tells nothing new."
            maxLength={300}
            autoComplete="off"
          />
        )}
      </div>
    </section>
  );
}
