import * as constants from '@detroit-well/config/constants';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import type { CSSProperties } from 'react';
import { readSettings } from '../../settings/settings.ts';
import type { PostValues } from './post-values.ts';

/** How a search engine shows the post, and what it reads for that. */
export function SearchAndSharing({ values }: { readonly values: PostValues }) {
  const title = values.seo_title.trim() || values.title.trim();
  const description = values.search_description.trim() || values.excerpt.trim();
  const host = new URL(siteUrl(readSettings().publicSiteUrl, paths.theStandard())).host;
  return (
    <section aria-labelledby="post-search">
      <h2 id="post-search">Search and sharing</h2>
      <div className="record">
        <div className="post-serp" role="group" aria-label="In search results">
          <span>{`${host} › the-standard`}</span>
          <b>{title || 'No title yet'}</b>
          <span>{description || 'No description yet.'}</span>
        </div>
        <div>
          <FormTextField
            name="seo_title"
            label="Title in search"
            hint="Empty: the title of the post."
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
            hint="Empty: the excerpt."
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
