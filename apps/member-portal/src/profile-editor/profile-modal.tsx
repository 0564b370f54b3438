import type { Profile } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { Modal } from '@detroit-well/ui/components/modal';
import { useRef, useState } from 'react';
import { profileModalQuery } from '../account/account-links.ts';
import { CropButtons, CropStep } from './crop-step.tsx';
import { ProfileForm } from './profile-form.tsx';
import { savedFlash } from './saved.ts';
import { dropEntry, useBackCloses } from './use-back-closes.ts';
import { useProfileEditor } from './use-profile-editor.ts';

export interface ProfileModalProps {
  readonly profile: Profile;
  readonly onClose: () => void;
  readonly onSaved: (flash: typeof savedFlash) => void;
}

/** The Edit Profile modal over the dashboard. Cropping is a step in the same modal. */
export function ProfileModal({ profile, onClose, onSaved }: ProfileModalProps) {
  const [asking, setAsking] = useState(false);
  /** The history event may arrive before React has removed the modal, and must not ask for confirmation then. */
  const isClosed = useRef(false);
  const leave = (): void => {
    isClosed.current = true;
    dropEntry();
  };
  const editor = useProfileEditor(profile, () => {
    leave();
    onSaved(savedFlash);
    onClose();
  });
  const { picture, pending, changed, formId, draft } = editor;
  const cropping = picture.draft !== null;

  /** Closes the modal, or asks for confirmation when changes would be lost. Returns whether it closed. */
  const requestClose = (): boolean => {
    if (pending) return false;
    if (changed) setAsking(true);
    else onClose();
    return !changed;
  };
  useBackCloses(profileModalQuery, () => isClosed.current || requestClose());
  const close = (): void => {
    if (requestClose()) leave();
  };

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
        open={asking}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          draft.end();
          leave();
          onClose();
        }}
      >
        <p>Your profile has changes that are not saved.</p>
      </ConfirmDialog>
    </>
  );
}
