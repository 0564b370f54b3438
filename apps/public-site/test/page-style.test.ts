import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withStyle } from '../src/document/page-style.ts';
import { BelowStyle } from '../src/layout/below-style.tsx';

const split = { first: 'h1{}', below: '@media (width<=9px){p{content:"$&"}}' };
const page = (...middle: readonly ReturnType<typeof createElement>[]) =>
  renderToString(createElement('main', null, createElement('h1'), ...middle, createElement('p')));

it('puts the style of what is below the first screen where that screen ends', () => {
  const { styles, body } = withStyle(page(createElement(BelowStyle)), split);
  expect(styles).toBe('<style>h1{}</style>');
  expect(body).toBe(`<main><h1></h1><style id="below">${split.below}</style><p></p></main>`);
});

it('puts both parts into the head of a page without a first screen of its own', () => {
  const { styles, body } = withStyle(page(), split);
  expect(styles).toBe(`<style>h1{}</style><style>${split.below}</style>`);
  expect(body).toBe('<main><h1></h1><p></p></main>');
});

it('puts a style that is not split into the head', () => {
  const { styles, body } = withStyle(page(), { first: 'h1{}', below: '' });
  expect(styles).toBe('<style>h1{}</style>');
  expect(body).toBe('<main><h1></h1><p></p></main>');
});
