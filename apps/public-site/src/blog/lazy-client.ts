import { loadFile } from '@detroit-well/ui/load-file';
import { statusMessages } from '@detroit-well/api-client/errors';
import type { BlogClient, BlogServer } from './blog-client.ts';
import { PostsUnavailable } from './posts-unavailable.ts';

/** The blog client, loaded with the first call: most readers never filter. */
export function lazyBlogClient(server: BlogServer): BlogClient {
  let loading: Promise<BlogClient> | undefined;

  async function client(): Promise<BlogClient> {
    loading ??= loadFile(() => import('./blog-client.ts')).then(({ blogClient }) => blogClient(server));
    try {
      return await loading;
    } catch (cause) {
      // The script could not be loaded: the next call tries again.
      loading = undefined;
      throw new PostsUnavailable({ kind: 'network', message: statusMessages.networkError }, cause);
    }
  }

  return {
    posts: async (filters, signal) => (await client()).posts(filters, signal),
    options: async (signal) => (await client()).options(signal),
  };
}
