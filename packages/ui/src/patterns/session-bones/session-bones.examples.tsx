import type { Meta } from '@storybook/react-vite';
import { SessionCardBones, SessionRowBones } from './session-bones.tsx';

export default { title: 'Patterns/Session bones', component: SessionCardBones } satisfies Meta;

export const Cards = () => <SessionCardBones />;
export const Rows = () => <SessionRowBones count={3} />;
