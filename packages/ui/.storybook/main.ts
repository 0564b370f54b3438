import type { StorybookConfig } from '@storybook/react-vite';
import { readCsf } from 'storybook/internal/csf-tools';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/*.mdx', '../src/**/*.examples.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories are named *.examples.tsx because the tests render them too, so Storybook needs its own indexer for them.
  experimental_indexers: (known) => [
    ...(known ?? []),
    {
      test: /\.examples\.tsx$/,
      createIndex: async (file, options) => (await readCsf(file, options)).parse().indexInputs,
    },
  ],
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ['detroit-source', 'module', 'browser', 'import', 'default'] },
  }),
};

export default config;
