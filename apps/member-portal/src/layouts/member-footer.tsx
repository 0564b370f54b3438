import { serverNow } from '@detroit-well/config/server-clock';
import { brand } from '@detroit-well/config/brand';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { studioDay } from '@detroit-well/config/studio-time';
import { SiteFooter } from '@detroit-well/ui/components/site-footer';
import { ThemeToggle } from '@detroit-well/ui/components/theme-toggle';
import { useState } from 'react';
import { readSettings } from '../settings/settings.ts';

/** Links to the legal pages and the theme switch, at the end of every page of the members' area. */
export function MemberFooter() {
  const { publicSiteUrl, deployment } = readSettings();
  const link = (label: string, path: string) => ({ label, href: siteUrl(publicSiteUrl, path) });
  const [year] = useState(() => studioDay(serverNow()).slice(0, 4));
  const demo = deployment === 'demo' ? ' Demo: nothing is charged.' : '';
  return (
    <SiteFooter
      compact
      brand={brand.name}
      homeHref={publicSiteUrl}
      notice={`© ${year} ${brand.name}. ${brand.address.locality}, ${brand.address.region}.${demo}`}
      themeToggle={<ThemeToggle />}
      legal={[
        link('Privacy', paths.privacyPolicy()),
        link('Terms', paths.terms()),
        link('Cookies', paths.cookies()),
        link('Contact', paths.contact()),
      ]}
    />
  );
}
