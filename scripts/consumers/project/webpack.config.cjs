/** @type {import('webpack').Configuration} */
module.exports = {
  mode: 'production',
  // Compiled before, because webpack reads no TypeScript.
  entry: './esm/browser.js',
  target: ['web', 'es2022'],
  output: {
    path: `${__dirname}/built-by-webpack`,
    filename: 'browser.mjs',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
  },
  experiments: { outputModule: true },
  performance: { hints: false },
};
