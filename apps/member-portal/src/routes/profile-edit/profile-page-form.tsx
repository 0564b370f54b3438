import type { Profile } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useState } from 'react';
import { CropButtons, CropStep } from '../../profile-editor/crop-step.tsx';
import { ProfileForm } from '../../profile-editor/profile-form.tsx';
import { savedFlash } from '../../profile-editor/saved.ts';
import { useProfileEditor } from '../../profile-editor/use-profile-editor.ts';

/** The profile form on its own page. It mounts with the loaded profile, so that a later response never overwrites input. */
export function ProfilePageForm({ profile }: { profile: Profile }) {
  const [saved, setSaved] = useState(false);
  const editor = useProfileEditor(profile, () => setSaved(true));
  const { picture, pending, draft } = editor;
  const cropping = picture.draft !== null;
  return (
    <div className="profile-page">
      {saved ? <Flash {...savedFlash} onClose={() => setSaved(false)} /> : null}
      <div hidden={cropping}>
        <ProfileForm editor={editor}>
          <div className="row">
            <Button type="submit" variant="signal" slash busy={pending} busyLabel="Saving...">
              Save
            </Button>
            <ButtonLink variant="line" href={paths.dashboard.home()} onClick={draft.end}>
              Cancel
            </ButtonLink>
          </div>
        </ProfileForm>
      </div>
      {cropping ? (
        <>
          <h2 className="d3">Crop picture</h2>
          <CropStep picture={picture} />
          <div className="row">
            <CropButtons picture={picture} />
          </div>
        </>
      ) : null}
    </div>
  );
}
