import type * as z from 'zod';
import { pictureBody } from '../../shapes/pictures.ts';
import { endpoint } from '../../definition/endpoint.ts';
import { pictureUploads } from '../../definition/limits.ts';
import type { Permission } from '../../definition/permissions.ts';

/** The two calls of the picture of a record that the office keeps. */
export function pictureCalls<
  const Path extends string,
  const Write extends Permission,
  Entry extends z.ZodObject,
>({ path, write, one, entry }: { path: Path; write: Write; one: string; entry: Entry }) {
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
