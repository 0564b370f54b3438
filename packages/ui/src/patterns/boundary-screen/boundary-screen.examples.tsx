import type { Meta } from '@storybook/react-vite';
import { BoundaryScreen } from './boundary-screen.tsx';

export default { title: 'Patterns/Boundary screen', component: BoundaryScreen } satisfies Meta;

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
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23e3a04a' d='M0 0h8v8H0z'/%3E%3C/svg%3E";

export const WithPicture = () => <BoundaryScreen onRetry={retry} picture={picture} headingLevel={2} />;
