import { Cropper } from '@detroit-well/ui/components/cropper';
import { Button } from '@detroit-well/ui/components/button';
import { useEffect, useRef } from 'react';
import type { Picture } from './use-picture.ts';

/** The step after choosing a file, in which the member selects the part of the picture to use. */
export function CropStep({ picture }: { picture: Picture }) {
  const { draft, changeCrop } = picture;
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ring.current?.focus();
  }, []);
  if (!draft) return null;
  return (
    <Cropper
      ringRef={ring}
      src={draft.url}
      size={draft.opened.size}
      crop={draft.crop}
      onChange={changeCrop}
    />
  );
}

export function CropButtons({ picture }: { picture: Picture }) {
  return (
    <>
      <Button variant="signal" slash onClick={() => void picture.acceptCrop()}>
        Use this picture
      </Button>
      <Button variant="line" onClick={picture.cancelCrop}>
        Cancel
      </Button>
    </>
  );
}
