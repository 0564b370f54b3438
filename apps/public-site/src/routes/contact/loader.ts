import { paths } from '@detroit-well/config/paths';
import { contactTopics, type ContactTopic } from '@detroit-well/config/studio';
import { data } from 'react-router-dom';
import type { LoaderCall } from '../../site-route.ts';

/** The texts from the content system. The studio's details are configuration, so the page works without them. */
export interface ContactData {
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  /** HTML. */
  readonly body: string;
  /** The topic of the form, from the URL. */
  readonly topic: ContactTopic | null;
  /** False if the request to the content system failed. */
  readonly complete: boolean;
}

export async function loadContact({ url, reader, tools }: LoaderCall): Promise<unknown> {
  const page = await tools.api.findPage(`${paths.contact()}/`, reader).catch(() => undefined);
  const contact: ContactData = {
    title: page?.title || 'Contact',
    seoTitle: page?.seo_title ?? '',
    description: page?.search_description ?? '',
    body: page?.body ?? '',
    topic: contactTopics.find(({ value }) => value === url.searchParams.get('topic'))?.value ?? null,
    // Null is no failure: the content system has no page at this path.
    complete: page !== undefined,
  };
  return data(contact, { status: 200 });
}
