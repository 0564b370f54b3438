import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiSettings } from '../src/env/api-settings.ts';
import { docsSettings, portalSettings, siteSettings } from '../src/env/web-settings.ts';

/** The values and the default of a setting, formatted as in docs/settings.md. */
interface Setting {
  readonly values: Set<string>;
  readonly defaults: Set<string>;
}

/** The settings of a process: the fields of every object in its schema. */
function settingsOf(schema: z.core.$ZodType, found = new Map<string, Setting>()): Map<string, Setting> {
  if (schema instanceof z.ZodIntersection) settingsOf(schema.def.right, settingsOf(schema.def.left, found));
  if (schema instanceof z.ZodPipe) settingsOf(schema.def.in, found);
  if (schema instanceof z.ZodUnion) for (const option of schema.options) settingsOf(option, found);
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape)) {
      const setting = found.get(name) ?? { values: new Set(), defaults: new Set() };
      found.set(name, setting);
      describe(field, setting);
    }
  }
  return found;
}

function describe(field: z.core.$ZodType, setting: Setting): void {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) describe(field.def.innerType, setting);
  if (field instanceof z.ZodDefault) {
    const { defaultValue } = field.def;
    if (typeof defaultValue === 'number' || (typeof defaultValue === 'string' && defaultValue !== '')) {
      setting.defaults.add(String(defaultValue));
    }
  }
  if (field instanceof z.ZodEnum) for (const value of field.options) setting.values.add(String(value));
  if (field instanceof z.ZodLiteral) for (const value of field.values) setting.values.add(String(value));
}

const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8');
const ofServers = page.slice(0, page.indexOf('\n## Tests and benchmarks'));

/** The rows of the tables: the cells after the name, by name. */
const documented = new Map(
  ofServers.split('\n').flatMap((line) => {
    const [, names = '', values = '', defaults = ''] = line.split(/(?<!\\)\|/);
    return [...names.matchAll(/`([A-Z\d_]+)`/g)].map(
      ([, name = '']) => [name, { values, defaults }] as const,
    );
  }),
);

const known = [apiSettings, siteSettings, portalSettings, docsSettings].reduce(
  (found, schema) => settingsOf(schema, found),
  new Map<string, Setting>(),
);

test('the tables of docs/settings.md name exactly the settings of the servers', () => {
  expect([...documented.keys()].toSorted()).toEqual([...known.keys()].toSorted());
});

test.each([...known])(
  'docs/settings.md lists the values and the default of %s',
  (name, { values, defaults }) => {
    const row = documented.get(name);
    for (const value of values) expect(row?.values).toContain(`\`${value}\``);
    // The API's commands and `npm start` replace the default of this folder (apps/api/src/app/settings.ts).
    if (name === 'DATA_DIR') return;
    for (const value of defaults) expect(row?.defaults).toContain(`\`${value}\``);
  },
);
