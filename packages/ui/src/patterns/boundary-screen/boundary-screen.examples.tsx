import type { Meta } from '@storybook/react-vite';
import { BoundaryScreen } from './boundary-screen.tsx';

export default { title: 'Patterns/Boundary screen' } satisfies Meta;

const retry = () => undefined;

export const Broken = () => (
  <BoundaryScreen
    onRetry={retry}
    reference="Reference 7f3a02c1, March 14, 5:12 PM EDT"
    links={<a href="#dashboard">Dashboard</a>}
  />
);
export const OutdatedFiles = () => <BoundaryScreen outdated onRetry={retry} />;
export const WithoutScript = () => <BoundaryScreen href="#page" />;
