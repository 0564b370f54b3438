import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import '../src/styles.css';

/** The theme is an attribute of the root, as in both apps. */
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
  parameters: { layout: 'padded' },
  decorators: [
    (Story, context) => (
      <Themed theme={String(context.globals.theme)}>
        <Story />
      </Themed>
    ),
  ],
};

export default preview;
