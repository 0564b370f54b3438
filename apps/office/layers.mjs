/**
 * The allowed imports in apps/office/src (ADR-050), the lowest layer first. A folder may import the layers below it and, of its own,
 * those in its row. A screen imports no other screen: what two of them need is in the folder of its noun.
 */
import { readdirSync } from 'node:fs';

/** What knows no noun of the studio. */
const ground = {
  access: ['api', 'kept'],
  api: ['auth', 'settings'],
  auth: ['settings'],
  clock: [],
  figures: [],
  format: [],
  forms: ['format', 'keyboard', 'navigation', 'outcomes'],
  history: ['access', 'api', 'format', 'outcomes'],
  kept: [],
  keyboard: [],
  lists: ['access', 'keyboard', 'outcomes', 'overlay'],
  navigation: [],
  outcomes: ['access', 'kept', 'navigation'],
  overlay: ['api', 'settings'],
  'rich-text': [],
  server: ['settings'],
  settings: [],
  worker: ['settings'],
};

/** What several screens share about one noun, and the frame around all screens. */
const nouns = {
  catalogue: [],
  closures: ['sessions'],
  memberships: ['payment-links', 'registrations'],
  money: ['payment-links'],
  pages: [],
  'payment-links': ['waiver-links'],
  people: [],
  pictures: ['catalogue'],
  registrations: ['catalogue', 'sessions'],
  roster: [],
  scan: ['people', 'roster'],
  selling: ['money', 'payment-links', 'registrations'],
  sessions: ['catalogue'],
  shell: ['money', 'registrations', 'roster', 'selling', 'sessions', 'team', 'waiting'],
  team: [],
  waiting: [],
  waitlist: ['registrations'],
  'walk-ins': ['registrations', 'roster'],
  'waiver-links': ['roster'],
  written: ['pictures'],
};

const screens = readdirSync(new URL('src/routes/', import.meta.url));

export const layers = [
  { folder: '', rows: ground },
  { folder: '', rows: nouns },
  { folder: 'routes/', rows: Object.fromEntries(screens.map((name) => [name, []])) },
  { folder: '', rows: { app: null } },
];
