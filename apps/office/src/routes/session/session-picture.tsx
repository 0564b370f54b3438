import type { OfficeSession } from '@detroit-well/api-client';
import { client } from '../../api/client.ts';
import type { PictureOfProps } from '../../catalogue/kind.ts';
import { PictureSection } from '../../pictures/picture-section.tsx';

const calls = client.office.sessions;

/** The picture of a session. */
export const SessionPicture = (props: PictureOfProps<OfficeSession>) => (
  <PictureSection
    {...props}
    kind={{
      many: 'sessions',
      shape: 'wide',
      hint: 'At the head of its page. It is saved by itself, and copies of the session share it.',
      set: (id, body, idempotencyKey) => calls.setPicture({ params: { id }, body }, { idempotencyKey }),
      remove: (id) => calls.removePicture({ params: { id } }),
    }}
  />
);
