import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

const named = (name: string) => config.projects?.find((project) => project.name === name)?.use;

/** The journeys in production behind nginx (`npm run rehearse -- --test`). They start their own studio for each project. */
export default defineConfig({
  ...config,
  globalSetup: undefined,
  workers: 1,
  projects: [
    { name: 'desktop', use: { ...named('desktop') }, testMatch: /rehearsal\// },
    { name: 'phone', use: { ...named('phone') }, testMatch: /rehearsal\/journeys/ },
  ],
});
