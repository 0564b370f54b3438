import { paths } from '@detroit-well/config/paths';
import { data } from 'react-router-dom';
import type { LoaderCall } from '../../site-route.ts';

/** What the content system says; the studio's details are configuration, so the page stands without it. */
export interface ContactData {
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  /** HTML. */
  readonly body: string;
  /** False where the content system could not be asked. */
  readonly complete: boolean;
}

export async function loadContact({ reader, tools }: LoaderCall): Promise<unknown> {
  const page = await tools.api.findPage(`${paths.contact()}/`, reader).catch(() => undefined);
  const contact: ContactData = {
    title: page?.title || 'Contact',
    seoTitle: page?.seo_title ?? '',
    description: page?.search_description ?? '',
    body: page?.body ?? '',
    // Null is no failure: the content system has no page for this address.
    complete: page !== undefined,
  };
  return data(contact, { status: 200 });
}
