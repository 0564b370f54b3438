import type { Meta } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

export default { title: 'Patterns/Pagination', component: Pagination } satisfies Meta;

const hrefOf = (page: number) => `#page-${page}`;

export const First = () => <Pagination page={1} pages={2} hrefOf={hrefOf} />;
export const Middle = () => <Pagination page={42} pages={84} hrefOf={hrefOf} />;
export const Last = () => <Pagination page={84} pages={84} hrefOf={hrefOf} />;
