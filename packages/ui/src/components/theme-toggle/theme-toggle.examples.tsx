import type { Meta } from '@storybook/react-vite';
import { ThemeToggle } from './theme-toggle.tsx';

export default { title: 'Page/Theme toggle', component: ThemeToggle } satisfies Meta;

export const Choice = () => <ThemeToggle />;
