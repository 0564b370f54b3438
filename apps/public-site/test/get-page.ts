import type { SiteApi } from '../src/api/site-api.ts';
import { createSite } from '../src/app.ts';
import { goodApi, options } from './fixtures.ts';

/** Loads a page with these replies of the API. */
export async function get(url: string, api: Partial<SiteApi> = {}) {
  const site = await createSite({ ...options, api: { ...goodApi, ...api } });
  const reply = await site.inject({ url });
  await site.close();
  // The visible text, without embedded data, tags and React's comments.
  const visibleText = reply.body
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
  return { reply, visibleText, html: reply.body };
}
