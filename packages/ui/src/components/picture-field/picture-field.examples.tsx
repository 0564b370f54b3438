import type { Meta } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PictureField } from './picture-field.tsx';

export default { title: 'Fields/Picture field', component: PictureField } satisfies Meta;

const photo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%2376460f' d='M0 0h8v8H0z'/%3E%3C/svg%3E";

export const Empty = () => (
  <PictureField id="empty" name="Danielle Whitaker" src={null} hint="JPEG, PNG or WebP, at most 5 MB.">
    <Button variant="line" size="sm">
      Choose a picture
    </Button>
  </PictureField>
);

export const Uploading = () => (
  <PictureField id="uploading" name="Danielle Whitaker" src={photo} hint="Your other changes are saved.">
    <Button variant="line" size="sm" busy>
      Uploading 1.2 MB
    </Button>
  </PictureField>
);

export const Rejected = () => (
  <PictureField
    id="refused"
    name="Danielle Whitaker"
    src={null}
    hint="JPEG, PNG or WebP, at most 5 MB."
    error="File size must be less than 5MB"
  >
    <Button variant="line" size="sm">
      Choose a picture
    </Button>
  </PictureField>
);

export const Chosen = () => (
  <PictureField id="chosen" name="Danielle Whitaker" src={photo} hint="Save to keep it.">
    <Button variant="line" size="sm">
      Choose another
    </Button>
    <Button variant="quiet" size="sm">
      Crop again
    </Button>
    <Button variant="quiet" size="sm">
      Remove
    </Button>
  </PictureField>
);
