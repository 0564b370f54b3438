import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { API_ORIGIN = 'http://localhost:4000' } = process.env;

// A browser calls the API through the page's own origin. In production, the web server of the page forwards `/api`.
const proxy = { '/api': API_ORIGIN };

export default defineConfig({
  plugins: [react()],
  server: { proxy },
  preview: { proxy },
});
