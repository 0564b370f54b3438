import type { Meta } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

export default { title: 'Controls/Breadcrumbs', component: Breadcrumbs } satisfies Meta;

export const Session = () => (
  <Breadcrumbs
    items={[
      { label: 'Training', href: '#training' },
      { label: 'Skate Well', href: '#skate-well' },
      { label: 'Foundations On Eight Wheels', href: '#program' },
      { label: 'Rhythm And Glide' },
    ]}
  />
);
export const TwoLevels = () => (
  <Breadcrumbs
    items={[
      { label: 'Blog', href: '#blog' },
      { label: 'A short history of the rinks that kept the lights on all winter long' },
    ]}
  />
);
