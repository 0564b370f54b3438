import { endpoint } from '../../definition/endpoint.ts';
import { pictureUploads } from '../../definition/limits.ts';
import { readOfficeList } from '../../reads/office.ts';
import {
  uploadMediaBody,
  officeMediaPicture,
  officeMediaPictures,
  officeMediaQuery,
} from '../../shapes/office/media.ts';

/** The pictures that posts can show. */
export const officeMedia = {
  list: endpoint({
    method: 'GET',
    path: '/office/media/',
    access: 'member',
    permission: 'content.write',
    query: officeMediaQuery,
    paging: 'cursor',
    reply: officeMediaPictures,
    reads: readOfficeList,
    summary: 'The uploaded pictures, newest first.',
    source: 'added',
  }),
  upload: endpoint({
    method: 'POST',
    path: '/office/media/',
    access: 'member',
    permission: 'content.write',
    body: uploadMediaBody,
    bodyKind: 'multipart',
    fileBytes: 8 * 1024 * 1024,
    reply: officeMediaPicture,
    status: 201,
    problems: ['payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
    limits: pictureUploads,
    idempotency: 'once',
    summary: 'Stores a picture with its alternative text. It is encoded anew, without its metadata.',
    source: 'added',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/office/media/{id}/',
    access: 'member',
    permission: 'content.write',
    reply: 'nothing',
    problems: ['not_found', 'has_history'],
    limits: 'none',
    idempotency: 'none',
    summary: 'Deletes a picture that no revision of a post has.',
    source: 'added',
  }),
};
