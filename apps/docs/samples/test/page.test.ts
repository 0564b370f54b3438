// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { afterEach, vi } from 'vitest';
import { codeOf } from '../src/sample.ts';
import { testSamples } from './studio.ts';

// The request of jsdom passes by Mock Service Worker.
vi.stubGlobal('XMLHttpRequest', undefined);
afterEach(cleanup);

testSamples(
  'page',
  ({ runsInPage }) => runsInPage,
  async (sample, { default: component }) => {
    if (sample.language === 'html') document.body.innerHTML = codeOf(sample);
    if (typeof component === 'function') render(createElement(component as ComponentType));
    if (sample.shows !== undefined) await screen.findByText(sample.shows, { exact: false });
  },
);
