import type { Meta } from '@storybook/react-vite';
import { ConsentBanner } from './consent-banner.tsx';

export default { title: 'Patterns/Consent banner', component: ConsentBanner } satisfies Meta;

const nothing = () => undefined;

export const Prompt = () => <ConsentBanner cookiesHref="#cookies" onDecline={nothing} onAccept={nothing} />;
