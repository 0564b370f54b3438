import type { Meta } from '@storybook/react-vite';
import { Status } from '../status/status.tsx';
import { Table } from './table.tsx';

export default { title: 'Words/Table', component: Table } satisfies Meta;

const rows = [
  { tier: 'Standard', start: 'Jan 1, 2026', end: 'Dec 31, 2026', active: true },
  { tier: 'Founding', start: 'Jan 1, 2025', end: 'Dec 31, 2025', active: false },
];

const statusCell = (row: { active: boolean }) => (
  <Status tone={row.active ? 'ok' : 'plain'}>{row.active ? 'Active' : 'Inactive'}</Status>
);

export const MembershipHistory = () => (
  <Table
    caption="Membership history"
    rows={rows}
    rowKey={(row) => row.start}
    columns={[
      { label: 'Tier', cell: (row) => row.tier },
      { label: 'Start', cell: (row) => row.start, optional: true },
      { label: 'End', cell: (row) => row.end },
      {
        label: 'Status',
        cell: statusCell,
      },
    ]}
  />
);
export const LongText = () => (
  <div style={{ maxWidth: 340 }}>
    <Table
      caption="Receipts"
      rows={[
        {
          text: 'Detroit Style: Open Floor, with skate rental and a locker for the season',
          amount: '$1,240.00',
        },
        { text: 'Rhythm & Glide', amount: '$180.00' },
      ]}
      rowKey={(row) => row.text}
      columns={[
        { label: 'Description', cell: (row) => row.text },
        { label: 'Amount', cell: (row) => row.amount },
      ]}
    />
  </div>
);
