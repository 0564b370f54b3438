import type { Meta } from '@storybook/react-vite';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { FallbackScreen } from '../fallback-screen/fallback-screen.tsx';
import { AsyncView } from './async-view.tsx';
import type { AsyncState } from './async-view.tsx';

export default { title: 'Patterns/Async view', component: AsyncView } satisfies Meta;

const show = (view: AsyncState<string, number>) => (
  <AsyncView
    view={view}
    loading={<Skeleton height={120} />}
    failed={(status) => <FallbackScreen kind={status} />}
    empty={<EmptyState title="No posts yet">When your coaches post, it lands here.</EmptyState>}
  >
    {(text) => <p>{text}</p>}
  </AsyncView>
);

export const Loading = () => show({ state: 'loading' });
export const Failed = () => show({ state: 'failed', error: 500 });
export const Empty = () => show({ state: 'empty' });
export const Ready = () => show({ state: 'ready', data: 'Six sessions this week.' });
