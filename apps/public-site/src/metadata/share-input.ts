import { createHash } from 'node:crypto';

/** The content of a share picture; equal inputs produce equal pictures. */
export type ShareInput =
  | {
      readonly kind: 'session';
      readonly id: string;
      readonly title: string;
      readonly category: string;
      /** The start, as an instant. */
      readonly date: string;
      readonly location: string;
    }
  | {
      readonly kind: 'post';
      /** The slug. */
      readonly id: string;
      readonly title: string;
      readonly author: string;
      readonly date: string | null;
    }
  | {
      readonly kind: 'page';
      /** The path without its first slash; `home` for the root. */
      readonly id: string;
      readonly title: string;
    };

export type ShareKind = ShareInput['kind'];

/** Part of every URL: increase it when the drawing changes, because pictures are cached permanently. */
const drawingVersion = 1;

/** A short hash of the inputs: a changed title or date results in a new URL. */
export function shareVersion(input: ShareInput): string {
  const inputs = JSON.stringify([drawingVersion, ...Object.entries(input).toSorted()]);
  return createHash('sha256').update(inputs).digest('base64url').slice(0, 16);
}

/** `/share/session/ses_1/R2x....png` */
export function sharePath(input: ShareInput): string {
  return `/share/${input.kind}/${encodeURIComponent(input.id)}/${shareVersion(input)}.png`;
}

/** The id of a page's picture: `home` for the root, otherwise the path without its first slash. */
export const pageShareId = (path: string): string => path.replace(/^\//, '') || 'home';
