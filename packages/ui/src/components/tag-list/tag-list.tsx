export interface TagListProps {
  readonly tags: readonly { readonly name: string; readonly href: string }[];
  /** The accessible name of the list. */
  readonly label?: string;
}

/**
 * Tags as links to other content with the same tag.
 *
 * @do Link each tag to the content that has it.
 * @dont Show more than about eight. The line becomes noise.
 * @accessibility A list named Tags, of links whose names include the number sign.
 */
export function TagList({ tags, label = 'Tags' }: TagListProps) {
  return (
    <ul className="tag-list" aria-label={label}>
      {tags.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>{`#${name}`}</a>
        </li>
      ))}
    </ul>
  );
}
