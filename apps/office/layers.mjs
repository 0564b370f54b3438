/**
 * The allowed imports in apps/office/src (ADR-050), the lowest layer first. A folder may import the layers below it and, of its own,
 * those in its row. A screen imports no other screen: what two of them need is in the folder of its noun.
 */
import { readdirSync } from 'node:fs';

/** What knows no noun of the studio. */
const ground = {
  access: ['api'],
  api: ['auth', 'settings'],
  auth: ['settings'],
  clock: [],
  figures: [],
  format: [],
  forms: ['format', 'keyboard', 'navigation', 'outcomes'],
  history: ['access', 'api', 'format', 'outcomes'],
  keyboard: [],
  lists: ['access', 'keyboard', 'outcomes', 'overlay'],
  navigation: [],
  outcomes: ['access', 'navigation'],
  overlay: ['api', 'settings'],
  server: ['settings'],
  settings: [],
};

/** What several screens share about one noun, and the frame around all screens. */
const nouns = {
  catalogue: [],
  memberships: ['registrations'],
  money: [],
  passes: ['money', 'registrations'],
  people: [],
  pictures: ['catalogue'],
  registrations: ['catalogue', 'sessions'],
  roster: [],
  sessions: ['catalogue'],
  shell: ['money', 'passes', 'registrations', 'roster', 'sessions', 'team', 'waiting'],
  team: [],
  waiting: [],
  waitlist: ['registrations'],
};

const screens = readdirSync(new URL('src/routes/', import.meta.url));

export const layers = [
  { folder: '', rows: ground },
  { folder: '', rows: nouns },
  { folder: 'routes/', rows: Object.fromEntries(screens.map((name) => [name, []])) },
  { folder: '', rows: { app: null } },
];
