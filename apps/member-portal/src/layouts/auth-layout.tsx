import { artPath } from '@detroit-well/art';
import { brand } from '@detroit-well/config/brand';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { SkipLink } from '@detroit-well/ui/components/skip-link';
import { Outlet } from 'react-router-dom';
import { readSettings } from '../settings/settings.ts';
import './auth-layout.css';

/** The layout of sign-in, sign-up and password reset: the form with a picture of the bridge at night beside it. */
export function AuthLayout() {
  const { publicSiteUrl, deployment } = readSettings();
  const tagline = brand.tagline.split(/(?<=\.) /);
  return (
    <>
      <SkipLink />
      <div className="auth">
        <div className="auth__form">
          <header className="auth__head">
            <a className="brand" href={publicSiteUrl} aria-label={`${brand.name}, home`}>
              <Lockup name={brand.name} />
            </a>
          </header>
          <main id="main" className="auth__mid">
            <Outlet />
          </main>
          {deployment === 'demo' ? (
            <footer className="auth__demo">Demo: nothing here is charged or sent.</footer>
          ) : null}
        </div>
        <aside className="auth__art" data-theme="dark" aria-label={brand.tagline}>
          <img src={artPath.named('login-bridge')} alt="" width="1000" height="900" />
          <p className="d2 auth__tag">
            {tagline.map((sentence, index) => (
              <span key={sentence}>
                {index > 0 ? <br /> : null}
                {sentence}
              </span>
            ))}
          </p>
        </aside>
      </div>
    </>
  );
}
