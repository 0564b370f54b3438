import type { Meta } from '@storybook/react-vite';
import { ThemeToggle } from './theme-toggle.tsx';

export default { title: 'Page/Theme toggle' } satisfies Meta;

export const Choice = () => <ThemeToggle />;
