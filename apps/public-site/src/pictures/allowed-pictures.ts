/** Whether a picture of the content system may be shown. */
export type AllowsPicture = (url: string) => boolean;

/**
 * One rule for the pages and for their content policy (ADR-045): a path of this site, or an address of one of `origins`.
 * Any other picture is left out, because the browser would block it.
 */
export function picturesFrom(origins: readonly string[]): AllowsPicture {
  return (url) => {
    if (/^\/(?![/\\])\S*$/.test(url)) return true;
    return URL.canParse(url) && origins.includes(new URL(url).origin);
  };
}

const imageTag = /<img\b[^>]*>/gi;
const sourceOf = (tag: string): string => /\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? '';

/** Sanitised HTML without the pictures that are not allowed. */
export function withoutOtherPictures(html: string, allows: AllowsPicture): string {
  return html.replaceAll(imageTag, (tag) => (allows(sourceOf(tag)) ? tag : ''));
}
