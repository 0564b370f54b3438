/** True if a picture of the content system may be shown. */
export type AllowsPicture = (url: string) => boolean;

/**
 * One rule for the pages and for their content security policy (ADR-051): a path of this site, or a URL of one of `origins`.
 * Other pictures are omitted, because the browser would block them.
 */
export function picturesFrom(origins: readonly string[]): AllowsPicture {
  return (url) => {
    if (/^\/(?![/\\])\S*$/.test(url)) return true;
    return URL.canParse(url) && origins.includes(new URL(url).origin);
  };
}

const imageTag = /<img\b[^>]*>/gi;
const sourceOf = (tag: string): string => /\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? '';

/** Sanitized HTML without the pictures that are not allowed. */
export function withoutOtherPictures(html: string, allows: AllowsPicture): string {
  return html.replaceAll(imageTag, (tag) => (allows(sourceOf(tag)) ? tag : ''));
}
