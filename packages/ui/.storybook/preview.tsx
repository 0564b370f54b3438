/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import '../src/styles.css';
import { asMarkdown } from './docstring.ts';

/** The theme is an attribute of the root, as in the apps. */
function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return children;
}

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Day or night',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Day' },
          { value: 'dark', title: 'Night' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      extractComponentDescription: (component?: Readonly<Record<string, { description?: string }>>) =>
        asMarkdown(component?.['__docgenInfo']?.description ?? ''),
    },
    // The tests check every example in both themes; contrast needs a browser.
    a11y: { test: 'todo', options: { rules: { region: { enabled: false } } } },
  },
  decorators: [
    (Story, context) => (
      <Themed theme={String(context.globals.theme)}>
        <Story />
      </Themed>
    ),
  ],
};

export default preview;
