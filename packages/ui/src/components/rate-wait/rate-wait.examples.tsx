import type { Meta } from '@storybook/react-vite';
import { RateWait } from './rate-wait.tsx';

export default { title: 'Words/Rate wait', component: RateWait } satisfies Meta;

const opened = Date.now();

export const ByItself = () => <RateWait until={opened + 12_000} automatic />;
export const ByAPress = () => <RateWait until={opened + 843_000} automatic={false} />;
