/** Generates a migration from the schema, and adds the audit triggers of new tables of office records to it (ADR-116). */
import { officeRecord, recordNouns } from '@detroit-well/api-client/contract';
import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../migrations/', import.meta.url);
const migrations = () => readdirSync(folder).filter((file) => file.endsWith('.sql'));
const before = migrations();

const drizzle = ['--conditions=detroit-source', 'node_modules/drizzle-kit/bin.cjs', 'generate'];
const { status } = spawnSync(process.execPath, [...drizzle, ...process.argv.slice(2)], {
  cwd: new URL('../', import.meta.url),
  stdio: 'inherit',
});

const trigger = (table: string) => `--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON "${table}" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
`;

for (const file of migrations().filter((each) => !before.includes(each))) {
  const sql = readFileSync(new URL(file, folder), 'utf8');
  for (const one of recordNouns) {
    const { table } = officeRecord(one);
    if (sql.includes(`CREATE TABLE "${table}" (`)) appendFileSync(new URL(file, folder), trigger(table));
  }
}
process.exitCode = status ?? 1;
