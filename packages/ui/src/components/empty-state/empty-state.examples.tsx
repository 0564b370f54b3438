import type { Meta } from '@storybook/react-vite';
import { RefreshIcon } from '../../icons.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export default { title: 'Words/Empty state', component: EmptyState } satisfies Meta;

export const Small = () => (
  <div style={{ maxWidth: 420 }}>
    <EmptyState title="No posts yet">When your coaches post, it lands here.</EmptyState>
  </div>
);
export const WithPicture = () => (
  <EmptyState
    title="No Sessions Available"
    art={<div style={{ background: 'var(--maple)' }} />}
    action={
      <>
        <Button>
          <RefreshIcon /> Refresh
        </Button>
        <Button variant="line">All Training</Button>
      </>
    }
  >
    The floor is open but nothing is on the calendar here yet. New cohorts post on Mondays.
  </EmptyState>
);
export const WithAction = () => (
  <div style={{ maxWidth: 420 }}>
    <EmptyState
      title="No saved cards"
      action={
        <Button variant="line" size="sm">
          Add a card
        </Button>
      }
    >
      A saved card makes the next registration one step shorter.
    </EmptyState>
  </div>
);
