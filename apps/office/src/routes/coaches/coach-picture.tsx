import type { OfficeCoach } from '@detroit-well/api-client';
import { client } from '../../api/client.ts';
import type { PictureOfProps } from '../../catalogue/kind.ts';
import { PictureSection } from '../../pictures/picture-section.tsx';

const calls = client.office.coaches;

/** The picture of a coach. */
export const CoachPicture = (props: PictureOfProps<OfficeCoach>) => (
  <PictureSection
    {...props}
    kind={{
      many: 'coaches',
      shape: 'upright',
      hint: 'On the page of the coach and beside sessions. It is saved by itself.',
      set: (id, body, idempotencyKey) => calls.setPicture({ params: { id }, body }, { idempotencyKey }),
      remove: (id) => calls.removePicture({ params: { id } }),
    }}
  />
);
