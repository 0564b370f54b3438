import type { Meta } from '@storybook/react-vite';
import { SessionRowBones } from './session-bones.tsx';

export default { title: 'Patterns/Session bones', component: SessionRowBones } satisfies Meta;

export const Rows = () => <SessionRowBones count={3} />;
