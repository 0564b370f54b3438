import type { Meta } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteMenu } from './site-menu.tsx';

export default {
  title: 'Page/Site header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const menu = [
  { label: 'Training', href: '#training', current: true },
  { label: 'The Standard', href: '#the-standard' },
  { label: 'Membership', href: '#membership' },
  { label: 'Events', href: '#events' },
  { label: 'About', href: '#about' },
];
const hrefs = { dashboardHref: '#dashboard', signInHref: '#sign-in', getStartedHref: '#register' };
const given = { brand: 'Detroit//Well', menu, phone: '(313) 555-0142', bookEventHref: '#book' };

export const Visitor = () => <SiteHeader {...given} auth={{ signedIn: false, ...hrefs }} />;
const withSubmenu = (current: boolean) => [
  ...menu.slice(0, 4),
  {
    label: 'About',
    href: '#about',
    current,
    children: [
      { label: 'The studio', href: '#studio', current },
      { label: 'Coaches', href: '#coaches' },
    ],
  },
];
export const WithSubmenu = () => (
  <SiteHeader {...given} menu={withSubmenu(false)} auth={{ signedIn: false, ...hrefs }} />
);
export const InASubmenu = () => (
  <SiteHeader {...given} menu={withSubmenu(true)} auth={{ signedIn: false, ...hrefs }} />
);
export const Member = () => (
  <SiteHeader {...given} auth={{ signedIn: true, name: 'Danielle Whitaker', ...hrefs }} />
);
export const MemberWithMenu = () => (
  <SiteHeader
    {...given}
    auth={{
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
export const OverAPicture = () => <SiteHeader {...given} line={false} auth={{ signedIn: false, ...hrefs }} />;
export const Portal = () => (
  <SiteHeader
    brand="Detroit//Well"
    menu={[]}
    auth={{ signedIn: true, account: <Avatar name="Danielle Whitaker" />, ...hrefs }}
  />
);

const nothing = () => undefined;

export const OpenMenu = () => (
  <SiteMenu {...given} auth={{ signedIn: false, ...hrefs }} open onClose={nothing} onLeave={nothing} />
);
export const OpenMenuOfAMember = () => (
  <SiteMenu
    {...given}
    auth={{
      signedIn: true,
      links: [
        { label: 'My Trainings', href: '#trainings' },
        { label: 'Billing', href: '#billing' },
      ],
      onSignOut: nothing,
      ...hrefs,
    }}
    open
    onClose={nothing}
    onLeave={nothing}
  />
);
