import { ShownText } from '../../rich-text/shown-text.tsx';
import { blockName } from './blocks.ts';
import type { PostValues } from './post-values.ts';

interface ValueProps {
  readonly name: keyof PostValues;
  readonly values: PostValues;
}

/** A field of a post, to compare it with another version. */
export function PostValue({ name, values }: ValueProps) {
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
