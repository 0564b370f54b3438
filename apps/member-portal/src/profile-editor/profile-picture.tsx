import { Button } from '@detroit-well/ui/components/button';
import { PictureField } from '@detroit-well/ui/components/picture-field';
import { imageTypes } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import { useEffect, useRef } from 'react';
import { fileSize } from '../format/file-size.ts';
import { fullName } from '../format/person.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

/** Shows the stored picture, or the chosen one until it is saved or removed. */
export function ProfilePicture({ editor, id }: { editor: ProfileEditor; id: string }) {
  const { picture, profile, pending } = editor;
  const { chosen, problem } = picture;
  const group = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const cropping = picture.draft !== null;
  const wasCropping = useRef(cropping);

  // Returns the focus to the button that opened the crop step.
  useEffect(() => {
    if (wasCropping.current && !cropping) group.current?.querySelector('button')?.focus();
    wasCropping.current = cropping;
  }, [cropping]);

  const uploading = pending && chosen !== null;
  const hint = uploading
    ? 'Keep this page open until it is saved.'
    : chosen
      ? 'Save to keep it.'
      : messages.imageRules;
  return (
    <PictureField
      ref={group}
      id={id}
      name={fullName(profile)}
      src={chosen?.url ?? profile.image_url}
      error={problem}
      hint={hint}
    >
      {uploading ? (
        <p className="sm" role="status">
          {`Uploading your picture (${fileSize(chosen.cut.size)})...`}
        </p>
      ) : (
        <>
          <Button
            variant="line"
            size="sm"
            aria-describedby={problem ? `${id}-error` : undefined}
            onClick={() => input.current?.click()}
          >
            {chosen ? 'Choose another' : 'Choose a picture'}
          </Button>
          {chosen ? (
            <>
              <Button variant="quiet" size="sm" onClick={picture.cropAgain}>
                Crop again
              </Button>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  picture.remove();
                  // This button disappears together with the picture.
                  group.current?.querySelector('button')?.focus();
                }}
              >
                Remove
              </Button>
            </>
          ) : null}
        </>
      )}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Picture file"
        accept={imageTypes.join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void picture.choose(file);
          // Lets the member choose the same file again.
          event.target.value = '';
        }}
      />
    </PictureField>
  );
}
