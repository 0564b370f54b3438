import type { Meta } from '@storybook/react-vite';
import { FailureFlash } from './failure-flash.tsx';

export default { title: 'Words/Failure flash', component: FailureFlash } satisfies Meta;

export const Failed = () => <FailureFlash message="Server error. Please try again later." />;
export const UnknownOutcome = () => (
  <FailureFlash
    message="Network error. Please check your connection."
    detail="We could not confirm whether your changes were saved. It is safe to try again."
  />
);
