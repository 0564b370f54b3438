import { useEffect, useState } from 'react';
import type { PageContext } from '../page.ts';
import { createLike, type Like } from './like.ts';

type Address = Pick<PageContext, 'apiUrl' | 'ipLookupUrl'>;

/** The like of this page's post. Its calls are loaded after hydration. */
export function useLike(post: { slug: string; likes: number }, { apiUrl, ipLookupUrl }: Address): Like {
  const [like] = useState(() =>
    createLike({
      ...post,
      loadCalls: async (onWait) => {
        const { likeCalls } = await import('./like-calls.ts');
        return likeCalls({ apiUrl, ipLookupUrl, slug: post.slug, onWait });
      },
    }),
  );
  useEffect(() => void like.start(), [like]);
  return like;
}
