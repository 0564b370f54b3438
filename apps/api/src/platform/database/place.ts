import * as z from 'zod';

/** Address and directions of the location `l`, which a session may not have. */
export const placeText =
  "jsonb_build_object('address', coalesce(l.address, '[]'), 'directions', coalesce(l.directions, ''))";

/** What `placeText` selects. */
export const placeColumn = z.object({ address: z.array(z.string()).readonly(), directions: z.string() });
