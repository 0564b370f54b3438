// @vitest-environment jsdom
import { officeRecord, recordNouns, teamRoles, whoMay } from '@detroit-well/api-client/office';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoleMatrix } from '../src/routes/team/role-matrix.tsx';

// Several rows are about sessions.
it.each(recordNouns.filter((one) => one !== 'session'))('says who may change a %s', (one) => {
  render(<RoleMatrix />);
  const { words, write } = officeRecord(one);
  const row = screen.getByRole('rowheader', { name: new RegExp(`\\b${words.many}\\b`, 'i') }).closest('tr');
  const held = [...(row?.querySelectorAll('td') ?? [])].map(
    (cell) => cell.querySelector('[aria-label="Yes"]') !== null,
  );
  expect(held).toEqual(teamRoles.map((role) => whoMay(write).includes(role)));
});
