/** A drawn picture in every encoding. */
export interface DrawnPicture {
  svg: Uint8Array;
  br: Uint8Array;
  gzip: Uint8Array;
  etag: string;
}

/** Draws the picture at a path, or answers null where there is none. */
export type PictureSource = (path: string) => Promise<DrawnPicture | null>;

export type PictureRequest = { id: number; path: string };
export type PictureReply = { id: number; picture: DrawnPicture | null } | { id: number; failure: string };
