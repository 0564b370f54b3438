import * as constants from '@detroit-well/config/constants';
import { siteUrl } from '@detroit-well/config/paths';
import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import type { CSSProperties } from 'react';
import { readSettings } from '../settings/settings.ts';

interface SearchAndSharingProps {
  /** What search engines show without a title and a description of its own. */
  readonly title: string;
  readonly description: string;
  /** What stands in for an empty field. */
  readonly titleHint: string;
  readonly descriptionHint?: string;
  /** Its address, such as `/the-standard`. */
  readonly path: string;
  readonly own: { readonly seo_title: string; readonly search_description: string };
}

/** How a search engine shows a text, and what it reads for that. */
export function SearchAndSharing({
  path,
  own,
  titleHint,
  descriptionHint,
  ...without
}: SearchAndSharingProps) {
  const title = own.seo_title.trim() || without.title.trim();
  const description = own.search_description.trim() || without.description.trim();
  const { host } = new URL(siteUrl(readSettings().publicSiteUrl, path));
  return (
    <section aria-labelledby="post-search">
      <h2 id="post-search">Search and sharing</h2>
      <div className="record">
        <div className="post-serp" role="group" aria-label="In search results">
          <span>{[host, ...path.split('/').filter(Boolean)].join(' › ')}</span>
          <b>{title || 'No title yet'}</b>
          <span>{description || 'No description yet.'}</span>
        </div>
        <div>
          <FormTextField
            name="seo_title"
            label="Title in search"
            hint={titleHint}
            optional
            maxLength={200}
            autoComplete="off"
          />
          <Length text={title} {...constants.titleGuidance.titleChars} />
        </div>
        <div>
          <FormTextArea
            name="search_description"
            label="Description"
            hint={descriptionHint}
            optional
            rows={3}
            maxLength={400}
          />
          <Length text={description} {...constants.titleGuidance.descriptionChars} />
        </div>
      </div>
    </section>
  );
}

interface LengthProps {
  readonly text: string;
  readonly min: number;
  readonly max: number;
}

/** How long a text is, and how long is good. */
function Length({ text, min, max }: LengthProps) {
  const { length } = text;
  return (
    <p className="post-length" data-good={(length >= min && length <= max) || undefined}>
      {`${length} of ${min} to ${max} characters`}
      <span
        aria-hidden="true"
        style={{ '--filled': `${Math.min(100, Math.round((length / max) * 100))}%` } as CSSProperties}
      />
    </p>
  );
}
