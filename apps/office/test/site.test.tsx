// @vitest-environment jsdom
import { ApiError, type OfficeMenu, type OfficeSite } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { MenuForm } from '../src/routes/site/menu-form.tsx';
import { OpeningForm } from '../src/routes/site/opening-form.tsx';
import { TestimonialsForm } from '../src/routes/site/testimonials-form.tsx';

const { site, showToast } = vi.hoisted(() => ({
  site: { saveMenu: vi.fn(), saveTestimonials: vi.fn(), save: vi.fn() },
  showToast: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { site } } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

const onUnsaved = vi.fn();

beforeEach(() => {
  onUnsaved.mockReset();
  for (const mock of [...Object.values(site), showToast]) mock.mockReset();
});

function show(form: ReactElement): void {
  const router = createMemoryRouter([{ path: '*', element: form }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const entry = { label: 'Training', link: '/training', children: [] };
const about = { label: 'About', link: '/about', children: [{ label: 'Coaches', link: '/coaches' }] };
const menu: OfficeMenu = {
  items: [
    { ...entry, is_dropdown: false },
    { ...about, is_dropdown: true },
  ],
  version: 3,
};

it('saves the menu as a whole, with its new order', async () => {
  site.saveMenu.mockImplementation(({ body }) => Promise.resolve({ ...body, version: 4 }));
  show(<MenuForm stored={menu} onUnsaved={onUnsaved} />);
  press('Move entry 2 up');
  press('Add a link below entry 1');
  type('Label 1.2', 'Contact');
  type('Link 1.2', '/contact');
  press('Move link 1.2 up');
  press('Add an entry');
  type('Label 3', 'Shop');
  type('Link 3', 'https://shop.example.com');
  press('Save menu');
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ tone: 'ok', title: 'Menu saved.' }));
  expect(site.saveMenu.mock.calls[0]?.[0]).toEqual({
    body: {
      version: 3,
      items: [
        { ...about, children: [{ label: 'Contact', link: '/contact' }, ...about.children] },
        entry,
        { label: 'Shop', link: 'https://shop.example.com', children: [] },
      ],
    },
  });
});

it('says at its field which link is none, and sends nothing', async () => {
  show(<MenuForm stored={menu} onUnsaved={onUnsaved} />);
  type('Link 1', 'training');
  press('Save menu');
  expect(await screen.findAllByText(/Please enter a path such as/)).not.toEqual([]);
  expect(site.saveMenu).not.toHaveBeenCalled();
});

/** Somebody else has saved the menu since. */
const stale = () =>
  new ApiError({
    kind: 'refused',
    message: 'Stale',
    status: 409,
    code: 'version_conflict',
    details: {
      base: { items: menu.items },
      yours: { items: [entry] },
      theirs: { items: [about], version: 7 },
      changed_by: 'Ola',
      changed_at: '2026-03-14T17:15:00-04:00',
    },
  });

it('shows both menus when somebody else saved, and saves mine over theirs', async () => {
  site.saveMenu.mockRejectedValueOnce(stale());
  site.saveMenu.mockImplementation(({ body }) => Promise.resolve({ ...body, version: 8 }));
  show(<MenuForm stored={menu} onUnsaved={onUnsaved} />);
  press('Remove entry 2');
  press('Save menu');
  const table = await screen.findByRole('table');
  expect(within(table).getByText('About /about / Coaches /coaches')).toBeDefined();
  press('Save mine');
  await waitFor(() => expect(site.saveMenu).toHaveBeenCalledTimes(2));
  expect(site.saveMenu.mock.calls[1]?.[0]).toEqual({ body: { version: 7, items: [entry] } });
});

it('keeps theirs when that is chosen, and the next save starts from it', async () => {
  site.saveMenu.mockRejectedValueOnce(stale());
  site.saveMenu.mockImplementation(({ body }) => Promise.resolve({ ...body, version: 8 }));
  show(<MenuForm stored={menu} onUnsaved={onUnsaved} />);
  press('Remove entry 2');
  await waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(true));
  press('Save menu');
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('radio', { name: /theirs/ }));
  press('Take theirs');
  await waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(false));
  expect(screen.getByLabelText<HTMLInputElement>('Label 1').value).toBe('About');
  expect(site.saveMenu).toHaveBeenCalledTimes(1);
  type('Label 1', 'About us');
  press('Save menu');
  await waitFor(() => expect(site.saveMenu).toHaveBeenCalledTimes(2));
  expect(site.saveMenu.mock.calls[1]?.[0]).toMatchObject({
    body: { version: 7, items: [{ label: 'About us' }] },
  });
});

it('saves testimonials, and takes one out', async () => {
  const said = { quote: 'They counted to four.', name: 'Marcus', detail: 'Core//Strength' };
  site.saveTestimonials.mockImplementation(({ body }) => Promise.resolve({ ...body, version: 2 }));
  show(<TestimonialsForm stored={{ items: [{ id: 't1', ...said }], version: 1 }} onUnsaved={onUnsaved} />);
  press('Add a testimonial');
  type('Quote 2', 'My knees forget.');
  type('Name 2', 'Yolanda');
  press('Save testimonials');
  expect(await screen.findAllByText('Detail is required')).not.toEqual([]);
  type('What they train 2', 'Movement//Well');
  press('Remove testimonial 1');
  press('Save testimonials');
  await waitFor(() => expect(site.saveTestimonials).toHaveBeenCalledTimes(1));
  expect(site.saveTestimonials.mock.calls[0]?.[0]).toEqual({
    body: { version: 1, items: [{ quote: 'My knees forget.', name: 'Yolanda', detail: 'Movement//Well' }] },
  });
});

const open: OfficeSite = { state: 'live', opens_at: null, is_set_by_environment: false, version: 2 };

it('schedules the opening in studio time, and says at its field when the time is over', async () => {
  site.save.mockRejectedValueOnce(
    new ApiError({
      kind: 'refused',
      message: 'Wrong',
      status: 400,
      code: 'validation_failed',
      fieldErrors: { opens_at: ['Choose a time to come.'] },
    }),
  );
  const opens_at = '2026-04-01T09:30:00-04:00';
  site.save.mockResolvedValue({ ...open, state: 'coming_soon', opens_at, version: 3 });
  show(<OpeningForm stored={open} onUnsaved={onUnsaved} />);
  fireEvent.click(screen.getByRole('radio', { name: /^Coming soon until a time/ }));
  type('Day', '2026-04-01');
  type('Time', '09:30');
  press('Schedule the opening');
  expect(await screen.findAllByText('Choose a time to come.')).not.toEqual([]);
  press('Schedule the opening');
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      tone: 'ok',
      title: 'The site opens on Wednesday, April 1, 2026, 9:30 AM.',
    }),
  );
  expect(site.save.mock.calls[1]?.[0]).toEqual({ body: { version: 2, state: 'coming_soon', opens_at } });
});

it('offers nothing where the environment decides', () => {
  show(
    <OpeningForm
      stored={{ ...open, state: 'coming_soon', is_set_by_environment: true }}
      onUnsaved={onUnsaved}
    />,
  );
  expect(screen.getByText(/LAUNCH_STATE/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the focus with a row that moves, and gives it to the next one when a row goes', async () => {
  show(<MenuForm stored={menu} onUnsaved={onUnsaved} />);
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  press('Move entry 1 down');
  await waitFor(() => expect(focused()).toBe('Move entry 2 up'));
  press('Remove link 1.1');
  await waitFor(() => expect(focused()).toBe('Add a link below entry 1'));
  press('Remove entry 1');
  await waitFor(() => expect(focused()).toBe('Remove entry 1'));
  press('Remove entry 1');
  await waitFor(() => expect(focused()).toContain('Add an entry'));
});

it('asks for the day of an opening at a time', async () => {
  show(<OpeningForm stored={open} onUnsaved={onUnsaved} />);
  fireEvent.click(screen.getByRole('radio', { name: /^Coming soon until a time/ }));
  type('Day', '');
  press('Schedule the opening');
  expect(await screen.findAllByText('Day is required')).not.toEqual([]);
  expect(site.save).not.toHaveBeenCalled();
});
