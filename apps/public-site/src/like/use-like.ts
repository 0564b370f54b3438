import { loadFile } from '@detroit-well/ui/load-file';
import { useEffect, useState } from 'react';
import type { PageContext } from '../page.ts';
import { createLike, type Like } from './like.ts';

type Address = Pick<PageContext, 'apiUrl' | 'ipLookupUrl'>;

/** The like of this page's post. Its calls are loaded after hydration. */
export function useLike(post: { slug: string; likes: number }, { apiUrl, ipLookupUrl }: Address): Like {
  const [like] = useState(() => {
    let started = false;
    const load = () => import('./like-calls.ts');
    return createLike({
      ...post,
      loadCalls: async (onWait) => {
        // Reading the like is not worth a reload of the page; a press is.
        const loading = started ? loadFile(load) : load();
        started = true;
        const { likeCalls } = await loading;
        return likeCalls({ apiUrl, ipLookupUrl, slug: post.slug, onWait });
      },
    });
  });
  useEffect(() => void like.start(), [like]);
  return like;
}
