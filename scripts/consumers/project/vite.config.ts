/** @type {import('vite').UserConfig} */
export default {
  build: {
    outDir: 'built-by-vite',
    modulePreload: false,
    rollupOptions: {
      input: 'bundler/browser.ts',
      output: { entryFileNames: 'browser.mjs', chunkFileNames: '[name].mjs' },
    },
  },
};
