import type { Profile } from '@detroit-well/api-client/contract';
import { useLayer } from '@detroit-well/ui/layer';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { accountLinks } from '../../account/account-links.ts';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { innerPath } from '../../navigation/inner-path.ts';
import type { ProfileModal, ProfileModalProps } from '../../profile-editor/profile-modal.tsx';

const opensModal = () => new URLSearchParams(location.search).get('edit') === 'profile';

/** The URL of the dashboard with the modal open, or without it. The filters of the schedule stay. */
function addressWith(modal: 'open' | 'closed'): string {
  const url = new URL(location.pathname + location.search, location.origin);
  if (modal === 'open') url.searchParams.set('edit', 'profile');
  else url.searchParams.delete('edit');
  return url.href;
}

/**
 * Makes every link to the profile page, including those in the header's menus, open the Edit Profile modal. The modal's file
 * loads at the first press or when the URL requests it. If it fails to load, or the link opens a new tab, the link leads to
 * the page.
 */
export function useProfileModal(profile: Profile, onSaved: ProfileModalProps['onSaved']): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const [Modal, setModal] = useState<typeof ProfileModal | null>(null);
  const layer = useLayer('profile', {
    addresses: () => ({ open: addressWith('open'), below: addressWith('closed') }),
    // After a reload, or a new sign-in when the session ended while the modal was open.
    named: () => (opensModal() ? true : null),
  });

  const load = useEffectEvent(() =>
    import('../../profile-editor/profile-modal.tsx').then(
      (file) => {
        setModal(() => file.ProfileModal);
        return layer.open(true);
      },
      () => void navigate(accountLinks.profile.href),
    ),
  );
  const open = useEffectEvent((event: MouseEvent): void => {
    // While another screen loads, the router follows the link. Back from the modal loads this one again.
    const isLeaving = next !== undefined && next.pathname !== pathname;
    if (isLeaving || innerPath(event) !== accountLinks.profile.href) return;
    event.preventDefault();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Safari does not focus a pressed link, but the modal returns the focus to it. A menu closes together with its link.
    if (!link?.closest('dialog, [popover]')) link?.focus();
    void load();
  });
  const isMissing = layer.shown !== null && Modal === null;
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing]);
  // The header is outside this screen. The capture phase comes before the router follows the link.
  useEffect(() => {
    const onClick = (event: MouseEvent): void => open(event);
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  return Modal && layer.shown ? <Modal profile={profile} onClose={layer.close} onSaved={onSaved} /> : null;
}
