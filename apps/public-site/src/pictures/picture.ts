/** A drawn picture in every encoding. */
export interface DrawnPicture {
  svg: Uint8Array;
  br: Uint8Array;
  gzip: Uint8Array;
  etag: string;
}

/** Draws the picture at a path; resolves with null if there is none. */
export type PictureSource = (path: string) => Promise<DrawnPicture | null>;

/** A request to the drawing thread: a picture as a file, or its simplified version for a document. */
export type PictureRequest = { id: number; kind: 'picture' | 'sketch'; path: string };
export type PictureReply =
  { id: number; drawn: DrawnPicture | string | null } | { id: number; failure: string };
