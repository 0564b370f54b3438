// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PersonAvatar } from '../src/people/person-avatar.tsx';

vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'http://api.test/api/v2' }),
}));

const shown = (path: string | null) => {
  const { container, rerender } = render(<PersonAvatar name="Ada Byron" path={path} />);
  return {
    picture: () => container.querySelector('img'),
    initials: () => container.querySelector('[data-initials]')?.getAttribute('data-initials'),
    show: (other: string) => rerender(<PersonAvatar name="Ada Byron" path={other} />),
  };
};

it('a person with a picture has it, at the size of their initials', () => {
  const { picture, initials } = shown('/pictures/a-160.webp');
  expect(picture()?.getAttribute('src')).toBe('http://api.test/api/v2/pictures/a-160.webp');
  expect([picture()?.width, picture()?.height, initials()]).toEqual([44, 44, undefined]);
});

it('a person without a picture has initials', () => {
  const { picture, initials } = shown(null);
  expect([picture(), initials()]).toEqual([null, 'AB']);
});

it('a picture that does not load gives way to the initials, and another one is tried', () => {
  const { picture, initials, show } = shown('/pictures/a-160.webp');
  fireEvent.error(picture() ?? document.body);
  expect([picture(), initials()]).toEqual([null, 'AB']);
  show('/pictures/b-160.webp');
  expect(picture()).not.toBeNull();
});
