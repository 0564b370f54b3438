// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CourseFields } from '../src/routes/session/course-fields.tsx';
import { blankSession, type SessionValues } from '../src/routes/session/session-values.ts';

function Editor({ start }: { start: Partial<SessionValues> }) {
  const form = useForm<SessionValues>({ defaultValues: { ...blankSession, ...start } });
  const meetings = useWatch({ control: form.control, name: 'meetings' });
  return (
    <FormProvider {...form}>
      <CourseFields />
      <output>{meetings}</output>
    </FormProvider>
  );
}

const thursday = { date: '2026-03-12', start_datetime: '18:30', end_datetime: '20:00' };
const dates = (): string[] => (screen.getByRole('status').textContent ?? '').split('\n');

it('adds dates by weekday and number, and changes and removes one', () => {
  render(<Editor start={thursday} />);
  expect(screen.getByLabelText('Add every')).toHaveProperty('value', '4');
  fireEvent.change(screen.getByLabelText('How many dates'), { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add 3 dates' }));
  expect(dates()).toEqual(['2026-03-19|18:30|20:00', '2026-03-26|18:30|20:00', '2026-04-02|18:30|20:00']);
  fireEvent.change(screen.getByLabelText('Date 3', { selector: 'input' }), {
    target: { value: '2026-03-28' },
  });
  fireEvent.click(screen.getByRole('button', { name: /Remove .*19/ }));
  expect(dates()).toEqual(['2026-03-28|18:30|20:00', '2026-04-02|18:30|20:00']);
});

it('adds nothing before the first date is known, or with another number, and says why', () => {
  const { unmount } = render(<Editor start={{}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a date' }));
  expect(dates()).toEqual(['']);
  expect(screen.getByText('Enter the first date and its times.')).toBeTruthy();
  unmount();
  render(<Editor start={thursday} />);
  fireEvent.change(screen.getByLabelText('How many dates'), { target: { value: '0' } });
  expect(screen.getAllByText('Enter a number from 1 to 60.').length).toBeGreaterThan(0);
});
