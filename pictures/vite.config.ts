import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['detroit-source', 'module', 'browser', 'import', 'default'] },
  // Names of functions would change nothing in a picture, and their time is noticeable.
  build: { target: 'es2023', minify: false, cssMinify: false },
});
