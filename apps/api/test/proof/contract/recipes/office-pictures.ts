import { pictureCases } from '../../../office/picture-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { Make, Recipes } from '../recipe.ts';
import { noPicture, tooBig } from './own.ts';

const sending =
  (name: string, image?: File): Make =>
  async ({ server }) => {
    const { params = {}, body } = (await pictureCases[name]?.(server)) ?? {};
    return {
      by: await aTeamMember(server, 'owner'),
      params,
      body: { ...(body as object), ...(image && { image }) },
    };
  };

/** The pictures of sessions, coaches and series. Their text alone is a valid change too. */
export const officePictures: Recipes = Object.fromEntries(
  Object.keys(pictureCases)
    .filter((name) => name.endsWith('.setPicture'))
    .map((name) => [
      name,
      {
        good: sending(name),
        other: { alt: 'Another text' },
        cheap: sending(name, noPicture),
        rejected: {
          payload_too_large: sending(name, tooBig),
          unsupported_media_type: sending(name, noPicture),
        },
      },
    ]),
);
