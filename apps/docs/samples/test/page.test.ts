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

testSamples('page', ({ runsInPage }) => runsInPage, {
  open(sample) {
    document.body.innerHTML = sample.language === 'html' ? codeOf(sample) : '';
  },
  async show({ shows }, { default: component }) {
    if (typeof component === 'function') render(createElement(component as ComponentType));
    if (shows !== undefined) await screen.findByText(shows, { exact: false });
  },
});
