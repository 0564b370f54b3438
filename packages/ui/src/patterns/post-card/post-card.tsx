import { formatCount } from '@detroit-well/config/count';
import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';

export interface PostCardProps {
  readonly title: string;
  readonly href: string;
  readonly excerpt: string;
  /** Decorative, because the title describes the post. */
  readonly picture: ReactNode;
  readonly category?:
    { readonly name: string; readonly background?: string; readonly color?: string } | undefined;
  readonly author?: string | undefined;
  /** For example `Mar 6, 2026`. */
  readonly date: string;
  /** For example `3 min read`. */
  readonly readingTime?: string | undefined;
  readonly likes: number;
}

const counted = (likes: number): string => `${formatCount(likes)} ${likes === 1 ? 'like' : 'likes'}`;

/**
 * A post in a list. The title is the link, and the whole card is clickable.
 *
 * @do Give a decorative picture; the title describes the post.
 * @dont Add a second link to the card.
 * @accessibility An article with a heading. The title is the only link and covers the card.
 */
export function PostCard(props: PostCardProps) {
  const { title, href, excerpt, picture, category, author, date, readingTime, likes } = props;
  return (
    <article className="post-card">
      <div data-part="art">{picture}</div>
      {category ? (
        <Badge background={category.background} color={category.color}>
          {category.name}
        </Badge>
      ) : null}
      <h2>
        <a href={href}>{title}</a>
      </h2>
      <p data-part="excerpt">{excerpt}</p>
      <p data-part="byline">
        {author ? <b>{author}</b> : null}
        <span>{date}</span>
        {readingTime ? <span>{readingTime}</span> : null}
        <span>{counted(likes)}</span>
      </p>
    </article>
  );
}
