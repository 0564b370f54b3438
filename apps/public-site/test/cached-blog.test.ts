import { describe, expect, it } from 'vitest';
import { withBlogCache } from '../src/api/cached-blog.ts';
import { rhythm } from './blog-fixtures.ts';
import { goodApi } from './fixtures.ts';

const minute = 60_000;

describe('blog data cached by the server', () => {
  it('is requested again after 15 minutes and not before', async () => {
    let requests = 0;
    let now = 0;
    const postCategories = () => {
      requests += 1;
      return Promise.resolve([rhythm]);
    };
    const api = withBlogCache({ ...goodApi, postCategories }, () => now);
    await api.postCategories();
    now = 15 * minute - 1;
    expect(await api.postCategories()).toEqual([rhythm]);
    expect(requests).toBe(1);
    now = 15 * minute;
    await api.postCategories();
    expect(requests).toBe(2);
  });

  it('is not stored after a failed load', async () => {
    let up = false;
    const tags = () => (up ? goodApi.tags() : Promise.reject(new Error('down')));
    const api = withBlogCache({ ...goodApi, tags });
    await expect(api.tags()).rejects.toThrow('down');
    up = true;
    expect(await api.tags()).toHaveLength(1);
  });
});
