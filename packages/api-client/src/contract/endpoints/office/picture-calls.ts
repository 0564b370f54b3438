import type * as z from 'zod';
import { pictureBody } from '../../shapes/pictures.ts';
import { endpoint } from '../../definition/endpoint.ts';
import { pictureUploads } from '../../definition/limits.ts';
import { officeRecord, type RecordNoun } from '../../definition/office-records.ts';

/** The two calls of the picture of a record that the office keeps. */
export function pictureCalls<const Noun extends RecordNoun, Entry extends z.ZodObject>({
  one,
  entry,
}: {
  readonly one: Noun;
  readonly entry: Entry;
}) {
  const { path, write } = officeRecord(one);
  const picture = `${path}{id}/picture/` as const;
  return {
    setPicture: endpoint({
      method: 'POST',
      path: picture,
      access: 'member',
      permission: write,
      body: pictureBody,
      bodyKind: 'either',
      reply: entry,
      problems: ['not_found', 'payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
      limits: { ...pictureUploads, onlyWith: 'image' },
      idempotency: 'once',
      summary: `Sets the picture of a ${one}, or its alternative text.`,
      source: 'added',
    }),
    removePicture: endpoint({
      method: 'DELETE',
      path: picture,
      access: 'member',
      permission: write,
      reply: entry,
      problems: ['not_found'],
      limits: 'none',
      idempotency: 'none',
      summary: `Removes the picture of a ${one}. Pages show a drawing again.`,
      source: 'added',
    }),
  };
}
