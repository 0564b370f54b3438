import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResolverResult } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { FormDateField } from '../src/form/date-field.tsx';
import { Form } from '../src/form/form.tsx';
import { FormListField } from '../src/form/list-field.tsx';
import { useForm } from '../src/form/use-form.ts';

const states = [
  { value: 'MI', label: 'Michigan' },
  { value: 'OH', label: 'Ohio' },
];
const problem = 'Please enter a valid date of birth';

let sent: Record<string, string>[] = [];
beforeEach(() => {
  sent = [];
});

function Sample({ day = '', state = '' }: { day?: string; state?: string }) {
  const form = useForm({
    defaultValues: { day, state },
    resolver: (values): ResolverResult<{ day: string; state: string }> =>
      /^\d{4}-0\d-\d\d$/.test(values.day) && !values.day.endsWith('-31')
        ? { values, errors: {} }
        : { values: {}, errors: { day: { type: 'rule', message: problem } } },
  });
  return (
    <Form form={form} id="sample" pending={false} error={null} onSubmit={(values) => void sent.push(values)}>
      <FormDateField name="day" label="Date of birth" />
      <FormListField name="state" label="State" options={states} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.reset({ day: '1990-02-14', state: 'OH' })}>
        Restore
      </button>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const parts = () => ['Month', 'Day', 'Year'].map((label) => field(label).value);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const marked = () => ['Month', 'Day', 'Year'].filter((label) => field(label).ariaInvalid === 'true');
const write = async (typed: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(typed)) await userEvent.type(field(label), text);
};

describe('a day in three fields', () => {
  it('sends one value, whatever the number of digits', async () => {
    render(<Sample />);
    await write({ Month: '6', Day: '03', Year: '1981' });
    await save();
    expect(sent).toEqual([{ day: '1981-06-03', state: '' }]);
    expect(parts()).toEqual(['6', '03', '1981']);
  });

  it.each<[typed: Record<string, string>, marked: string[]]>([
    [{}, ['Month', 'Day', 'Year']],
    [{ Month: '2', Day: '14' }, ['Year']],
    [{ Year: '1990' }, ['Month', 'Day']],
    [{ Month: '13', Day: '1', Year: '1990' }, ['Month']],
    [{ Month: '6', Day: '31', Year: '1990' }, ['Day']],
    [{ Month: '6', Day: '3', Year: '81' }, ['Year']],
    [{ Month: '1', Day: '31', Year: '1990' }, ['Month', 'Day', 'Year']],
  ])('marks the fields of %j that are wrong, and the summary leads to the first', async (typed, wrong) => {
    render(<Sample />);
    await write(typed);
    await save();
    expect(marked()).toEqual(wrong);
    await userEvent.click(screen.getByRole('link', { name: problem }));
    expect(document.activeElement).toBe(field(wrong[0] ?? ''));
    expect(sent).toEqual([]);
  });

  it.each(['1990-02-14', '2/14/1990', '02-14-1990'])('takes the copied day %s', async (text) => {
    render(<Sample />);
    await userEvent.click(field('Day'));
    await userEvent.paste(text);
    expect(parts().map(Number)).toEqual([2, 14, 1990]);
    await save();
    expect(sent).toEqual([{ day: '1990-02-14', state: '' }]);
  });

  it('shows a value from elsewhere, and keeps an unfinished one', async () => {
    render(<Sample day="-02-14" />);
    expect(parts()).toEqual(['02', '14', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(parts()).toEqual(['02', '14', '1990']);
    expect(field('State').value).toBe('Ohio');
  });
});

describe('a typed choice of a list', () => {
  it.each([
    ['Michigan', 'MI'],
    [' michigan ', 'MI'],
    ['mi', 'MI'],
    ['Narnia', 'Narnia'],
  ])('%j is sent as %j', async (text, value) => {
    render(<Sample day="1990-02-14" />);
    await userEvent.type(field('State'), text);
    await save();
    expect(sent).toEqual([{ day: '1990-02-14', state: value }]);
  });

  it('shows the name of a code that was typed', async () => {
    render(<Sample />);
    await userEvent.type(field('State'), 'mi');
    fireEvent.blur(field('State'));
    expect(field('State').value).toBe('Michigan');
  });

  it.each([
    ['the beginning of one', 'Mich', 'Michigan'],
    ['the beginning of none', 'Texas', 'Texas'],
  ])('is %s once the field is left', async (_what, text, shown) => {
    render(<Sample />);
    await userEvent.type(field('State'), text);
    fireEvent.blur(field('State'));
    expect(field('State').value).toBe(shown);
  });
});

it('values that a program fills in without events are sent', async () => {
  render(<Sample />);
  for (const [label, value] of [
    ['Month', '6'],
    ['Day', '3'],
    ['Year', '1981'],
    ['State', 'Ohio'],
  ] as const)
    field(label).value = value;
  await save();
  expect(sent).toEqual([{ day: '1981-06-03', state: 'OH' }]);
});
