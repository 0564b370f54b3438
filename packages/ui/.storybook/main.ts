import type { StorybookConfig } from '@storybook/react-vite';
import { readCsf } from 'storybook/internal/csf-tools';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.examples.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Our stories are called examples, because the tests run them too; Storybook has to be told how to read them.
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
