/** A drawn picture in every encoding. */
export interface DrawnPicture {
  svg: Uint8Array;
  br: Uint8Array;
  gzip: Uint8Array;
  etag: string;
}

/** Draws the picture at a path, or answers null where there is none. */
export type PictureSource = (path: string) => Promise<DrawnPicture | null>;

/** What the drawing thread is asked for: a picture as a file, or its sketch for a document. */
export type PictureRequest = { id: number; kind: 'picture' | 'sketch'; path: string };
export type PictureReply =
  { id: number; drawn: DrawnPicture | string | null } | { id: number; failure: string };
