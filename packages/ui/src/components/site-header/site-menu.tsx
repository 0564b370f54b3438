import type { MouseEvent } from 'react';
import { CloseIcon } from '../../icons.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Lockup } from '../lockup/lockup.tsx';
import { useNativeDialog } from '../modal/use-native-dialog.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { telHref } from './phone.ts';
import type { SiteHeaderProps } from './site-header-props.ts';

type SiteMenuProps = SiteHeaderProps & {
  open: boolean;
  onClose: () => void;
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * The full navigation on small screens. With JavaScript it is a modal dialog. Without it, `#menu` shows it in place and
 * the close link hides it again (see the `:target` rule).
 */
export function SiteMenu({
  brand,
  homeHref,
  menu,
  phone,
  bookEventHref,
  auth,
  open,
  onClose,
  onLeave,
}: SiteMenuProps) {
  const dialog = useNativeDialog(open, onClose);
  return (
    <dialog {...dialog} className="site-menu" id="menu" data-theme="dark" aria-label="Menu">
      <div data-part="top">
        <a className="brand" href={homeHref ?? '/'} aria-label={`${brand}, home`} onClick={onLeave}>
          <Lockup name={brand} />
        </a>
        <a
          className="icon-button"
          href="#top"
          aria-label="Close menu"
          onClick={(event) => {
            if (!open) return;
            event.preventDefault();
            onClose();
          }}
        >
          <CloseIcon />
        </a>
      </div>
      <nav aria-label="Main, small screens">
        {menu
          .flatMap((item) => item.children ?? [item])
          .map((item) => (
            <a
              key={item.href}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              onClick={onLeave}
            >
              {item.label}
            </a>
          ))}
      </nav>
      <div className="row">
        {auth.signedIn ? (
          <ButtonLink variant="signal" href={auth.dashboardHref} onClick={onLeave}>
            View Dashboard
          </ButtonLink>
        ) : (
          <>
            <ButtonLink variant="signal" href={auth.getStartedHref} onClick={onLeave}>
              Get Started
            </ButtonLink>
            <ButtonLink variant="line" href={auth.signInHref} onClick={onLeave}>
              Sign In
            </ButtonLink>
          </>
        )}
      </div>
      {auth.links ? (
        <nav data-part="own" aria-label="Your account, small screens">
          {auth.links.map((link) => (
            <a key={link.href} href={link.href} onClick={onLeave}>
              {link.label}
            </a>
          ))}
          {auth.onSignOut ? (
            <button type="button" onClick={auth.onSignOut}>
              Logout
            </button>
          ) : null}
        </nav>
      ) : null}
      <p className="row">
        {phone ? (
          <TextLink href={telHref(phone)} arrow={false}>
            {phone}
          </TextLink>
        ) : null}
        {bookEventHref ? (
          <TextLink href={bookEventHref} arrow={false} onClick={onLeave}>
            Book Your Event
          </TextLink>
        ) : null}
      </p>
    </dialog>
  );
}
