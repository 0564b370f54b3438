import type { Meta } from '@storybook/react-vite';
import { ButtonLink } from '../../components/button/button.tsx';
import { FallbackScreen } from './fallback-screen.tsx';

export default { title: 'Patterns/Fallback screen', component: FallbackScreen } satisfies Meta;

const retry = () => undefined;

export const Network = () => <FallbackScreen kind="network" onRetry={retry} />;
export const SignInFirst = () => <FallbackScreen kind={401} signInHref="#sign-in" registerHref="#register" />;
export const Denied = () => <FallbackScreen kind={403} />;
export const NotFound = () => <FallbackScreen kind={404} />;
export const Server = () => <FallbackScreen kind={500} onRetry={retry} requestId="req-7f3a" />;
export const WithActions = () => (
  <FallbackScreen
    kind={409}
    headingLevel={2}
    onRetry={retry}
    actions={<ButtonLink href="#trainings">My Trainings</ButtonLink>}
  >
    Someone else changed this registration while you were editing it.
  </FallbackScreen>
);
