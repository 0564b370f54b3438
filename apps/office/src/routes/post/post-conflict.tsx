import { Conflict } from '../../forms/conflict.tsx';
import { disputedFields, savedByText } from '../../forms/version-conflict.ts';
import { ShownText } from '../../rich-text/shown-text.tsx';
import { blockName } from './blocks.ts';
import { postLabels } from './post-labels.ts';
import { valuesOf, type PostValues } from './post-values.ts';
import type { PostConflict } from './post-saving.ts';

interface PostConflictPanelProps {
  readonly conflict: PostConflict;
  readonly yours: PostValues;
  readonly onSave: (asTheirs: readonly string[]) => void;
}

/** Shows what two people wrote in the same fields. Nothing is sent before one is chosen. */
export function PostConflictPanel({
  conflict: { problem, theirs, base },
  yours,
  onSave,
}: PostConflictPanelProps) {
  const versions = { base, yours, theirs: valuesOf(theirs) };
  return (
    <Conflict
      sentence={problem.sentence}
      savedBy={savedByText(problem)}
      busy={false}
      fields={disputedFields(versions).map((name) => ({
        name,
        label: postLabels[name],
        yours: <Value name={name} values={yours} />,
        theirs: <Value name={name} values={versions.theirs} />,
      }))}
      onSave={onSave}
    />
  );
}

interface ValueProps {
  readonly name: keyof PostValues;
  readonly values: PostValues;
}

function Value({ name, values }: ValueProps) {
  if (name === 'intro') return <ShownText html={values.intro} />;
  if (name === 'featured_image') return values.featured_image?.alt || values.featured_image?.url || 'None';
  if (name !== 'body') return values[name] || 'Nothing';
  return (
    <ol className="post-compared">
      {values.body.map(({ id, type, value }) => (
        <li key={id}>
          <b>{blockName(type)}</b>
          <ShownText
            html={['heading', 'content', 'quote', 'author_name', 'alt_text', 'caption']
              .map((field) => value[field])
              .filter((text) => typeof text === 'string' && text !== '')
              .join(' ')}
          />
        </li>
      ))}
    </ol>
  );
}
