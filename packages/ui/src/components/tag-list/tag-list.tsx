export interface TagListProps {
  tags: readonly { readonly name: string; readonly href: string }[];
  /** Names the list for people who do not see it. */
  label?: string;
}

/** Tags as links to what else carries them. */
export function TagList({ tags, label = 'Tags' }: TagListProps) {
  return (
    <ul className="tag-list" aria-label={label}>
      {tags.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>#{name}</a>
        </li>
      ))}
    </ul>
  );
}
