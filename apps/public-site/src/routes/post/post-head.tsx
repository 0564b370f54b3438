import { formatFullDate } from '@detroit-well/config/studio-time';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import type { ReactNode } from 'react';
import { breadcrumbTrail } from '../../layout/breadcrumb-trail.ts';
import { sketchMark } from '../../pictures/picture.tsx';
import type { HeadPicture, PostView } from './post-view.ts';

/** The breadcrumbs, title, author, category, date and reading time of a post. */
export function PostHead({ post }: { post: PostView }) {
  const { title, author, category, published, readingTime } = post;
  return (
    <header className="post-head">
      <Breadcrumbs items={breadcrumbTrail(post.path, title)} />
      <h1>{title}</h1>
      <div data-part="meta">
        {author ? (
          <span data-part="author">
            <Avatar name={author.name} src={author.avatar} />
            <span>
              By <MaybeLink href={author.href}>{author.name}</MaybeLink>
            </span>
          </span>
        ) : null}
        {category ? <MaybeLink href={category.href}>{category.name}</MaybeLink> : null}
        {published ? (
          <time className="muted" dateTime={published}>
            {formatFullDate(published)}
          </time>
        ) : null}
        {readingTime ? <span className="muted">{readingTime}</span> : null}
      </div>
    </header>
  );
}

function MaybeLink({ href, children }: { href: string | null; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : <b className="strong">{children}</b>;
}

/** The full-width picture below the head. */
export function PostPicture({ picture }: { picture: HeadPicture }) {
  const { url, alt, width, height, narrow } = picture;
  return (
    <figure className="full-image" data-first>
      <picture>
        {narrow ? <source media="(max-width: 767px)" srcSet={narrow} width={520} height={400} /> : null}
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          fetchPriority="high"
          {...(narrow ? sketchMark(narrow) : {})}
        />
      </picture>
    </figure>
  );
}
