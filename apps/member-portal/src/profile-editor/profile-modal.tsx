import type { Profile } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { Modal } from '@detroit-well/ui/components/modal';
import { useLayer } from '@detroit-well/ui/layer';
import { CropButtons, CropStep } from './crop-step.tsx';
import { ProfileForm } from './profile-form.tsx';
import { savedFlash } from './saved.ts';
import { useProfileEditor } from './use-profile-editor.ts';

export interface ProfileModalProps {
  readonly profile: Profile;
  readonly onClose: () => void;
  readonly onSaved: (flash: typeof savedFlash) => void;
}

/**
 * The Edit Profile modal over the dashboard. Cropping is a step in the same modal. Its buttons ask before changes are lost; Back
 * does not, because Forward opens the modal again with the typed text.
 */
export function ProfileModal({ profile, onClose, onSaved }: ProfileModalProps) {
  const question = useLayer('discard-profile');
  const editor = useProfileEditor(profile, () => {
    onSaved(savedFlash);
    onClose();
  });
  const { picture, pending, changed, formId, draft } = editor;
  const cropping = picture.draft !== null;
  const close = (): void => (changed ? question.open(true) : onClose());

  return (
    <>
      <Modal
        open
        size="wide"
        title={cropping ? 'Crop picture' : 'Edit Profile'}
        onClose={close}
        locked={pending}
        footer={
          cropping ? (
            <CropButtons picture={picture} />
          ) : (
            <>
              <Button type="submit" form={formId} variant="signal" slash busy={pending} busyLabel="Saving...">
                Save Changes
              </Button>
              <Button variant="line" disabled={pending} onClick={close}>
                Cancel
              </Button>
            </>
          )
        }
      >
        <div hidden={cropping}>
          <ProfileForm editor={editor} />
        </div>
        {cropping ? <CropStep picture={picture} /> : null}
      </Modal>
      <ConfirmDialog
        open={question.shown !== null}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onClose={question.close}
        onConfirm={() => {
          draft.end();
          onClose();
        }}
      >
        <p>Your profile has changes that are not saved.</p>
      </ConfirmDialog>
    </>
  );
}
