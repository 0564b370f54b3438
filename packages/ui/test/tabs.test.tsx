import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs } from '../src/components/tabs/tabs.tsx';

const tabs = ['Upcoming', 'Completed', 'Feedback'].map((label) => ({
  id: label,
  label,
  panel: `${label} panel`,
}));

it.each([
  ['{ArrowRight}', 'Completed'],
  ['{ArrowLeft}', 'Feedback'],
  ['{End}', 'Feedback'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Upcoming'],
  ['{End}{Home}', 'Upcoming'],
  ['x', 'Upcoming'],
])('%s opens the tab %s and moves the focus to it', async (keys, opened) => {
  render(<Tabs label="My Trainings" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { selected: true });
  expect(tab.textContent?.trim()).toBe(opened);
  expect(document.activeElement).toBe(tab);
  expect(screen.getByRole('tabpanel').textContent).toBe(`${opened} panel`);
});

it('a tab list is one stop in the tab order', async () => {
  render(<Tabs label="My Trainings" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getAllByRole('tab')).not.toContain(document.activeElement);
});
