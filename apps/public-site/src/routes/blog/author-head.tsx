import { Avatar } from '@detroit-well/ui/components/avatar';
import { TextLink } from '@detroit-well/ui/components/text-link';
import type { AuthorView } from '../../blog/author-view.ts';
import { CoachPicture } from '../../coaches/coach-picture.tsx';

/** Who writes the posts below, and where to meet a coach. */
export function AuthorHead({ author }: { author: AuthorView }) {
  const { name, bio, picture, coachSlug, href } = author;
  return (
    <section className="blog-author" aria-label="Author">
      {coachSlug ? (
        <CoachPicture
          coach={{
            slug: coachSlug,
            photo: picture === null ? null : { src: picture, srcSet: undefined, alt: '' },
          }}
          size="portrait-small"
        />
      ) : (
        <Avatar name={name} src={picture} size={104} />
      )}
      <div>
        <h2 className="d3">{name}</h2>
        {bio ? <p className="muted">{bio}</p> : null}
        {href ? <TextLink href={href}>{`Train with ${name}`}</TextLink> : null}
      </div>
    </section>
  );
}
