import type { Meta } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { SiteHeader } from './site-header.tsx';

export default { title: 'Page/Site header', parameters: { layout: 'fullscreen' } } satisfies Meta;

const menu = [
  { label: 'Training', href: '#training', current: true },
  { label: 'The Standard', href: '#the-standard' },
  { label: 'Membership', href: '#membership' },
  { label: 'Events', href: '#events' },
  { label: 'About', href: '#about' },
];
const hrefs = { dashboardHref: '#dashboard', signInHref: '#sign-in', getStartedHref: '#register' };
const given = { brand: 'Detroit//Well', menu, phone: '(313) 555-0142', bookEventHref: '#book' };

export const Visitor = () => <SiteHeader {...given} session={{ signedIn: false, ...hrefs }} />;
export const Member = () => (
  <SiteHeader {...given} session={{ signedIn: true, name: 'Danielle Whitaker', ...hrefs }} />
);
export const MemberWithMenu = () => (
  <SiteHeader
    {...given}
    backClosesMenu
    session={{
      signedIn: true,
      name: 'Danielle Whitaker',
      links: [
        { label: 'My Trainings', href: '#trainings' },
        { label: 'Billing', href: '#billing' },
      ],
      onSignOut: () => undefined,
      ...hrefs,
    }}
  />
);
export const OverAPicture = () => (
  <SiteHeader {...given} line={false} session={{ signedIn: false, ...hrefs }} />
);
export const Portal = () => (
  <SiteHeader
    brand="Detroit//Well"
    menu={[]}
    session={{ signedIn: true, account: <Button size="sm">Sign Out</Button>, ...hrefs }}
  />
);
