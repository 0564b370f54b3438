import { imports } from '../../../../src/platform/database/schema/imports.ts';
import { anImport, importCases, peopleFile } from '../../../office/import-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { Make, Recipe, Recipes } from '../recipe.ts';
import { tooBig } from './own.ts';

/** A request to an import in a state, as the owner makes it. */
const on =
  (over: Partial<typeof imports.$inferInsert>, body?: object): Make =>
  async ({ server }) => ({
    by: await aTeamMember(server, 'owner'),
    params: { id: (await anImport(server, over)).id },
    ...(body && { body }),
  });

/** The valid request, while another import runs. */
const whileAnotherRuns =
  (name: string): Make =>
  async ({ server }) => {
    const asked = (await importCases[name]?.(server)) ?? {};
    const by = await aTeamMember(server, 'owner');
    await server.database.db.insert(imports).values({
      kind: 'people',
      fileName: 'other.csv',
      state: 'running',
      columns: [],
      encoding: 'utf-8',
      total: 1,
      createdBy: by.id,
    });
    return { ...asked, by };
  };

const isOver = { state: 'done' } as const;
const mapping = { mapping: { Email: null } };

export const importsRejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officeImports.change': {
    version_conflict: on({}, { ...mapping, version: 7 }),
    import_settled: on(isOver, { ...mapping, version: 1 }),
  },
  'officeImports.plan': { import_settled: on(isOver) },
  'officeImports.commit': {
    import_settled: on(isOver, { plan_token: 'x' }),
    import_running: whileAnotherRuns('officeImports.commit'),
    preview_changed: on({}, { plan_token: 'x' }),
  },
  'officeImports.undo': {
    import_settled: on({}),
    import_running: whileAnotherRuns('officeImports.undo'),
  },
};

const uploading =
  (file: File): Make =>
  async ({ server }) => ({ by: await aTeamMember(server, 'owner'), body: { file, kind: 'people' } });
const tooBigFile = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'people.csv', { type: 'text/csv' });

/** Recipes beside those of the refusals. */
export const officeImportRecipes: Recipes = {
  'officeImports.upload': {
    good: uploading(peopleFile()),
    other: { date_order: 'day_first' },
    cheap: uploading(tooBig),
    rejected: { payload_too_large: uploading(tooBigFile) },
  },
};
