/** The API reports in `etc`: the declarations of each entry, as its users see them. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { entriesOf } from './packages.mjs';

const unreported = { default: { logLevel: ExtractorLogLevel.None, addToApiReportFile: false } };

/** The packed types of an entry; they import only files of the tarball and installed packages. */
function configFor(folder, types, reportFileName, temporary) {
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'nodenext',
            moduleResolution: 'nodenext',
            strict: true,
            skipLibCheck: true,
            types: ['node'],
          },
          include: [types],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: join(folder, 'etc'),
        reportTempFolder: temporary,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: unreported,
        tsdocMessageReporting: unreported,
      },
    },
  });
}

/**
 * A report with the members of each enum in alphabetical order. TypeScript writes them in the order in which it first met the
 * literals, which differs between builds of the same source.
 */
const withSortedEnums = (file) =>
  readFileSync(file, 'utf8').replaceAll(/(?:^ *(\w+): "\1";\n)+/gm, (members) =>
    members.split('\n').toSorted().join('\n'),
  );

const reportName = (entry) => entry.split('/').slice(1).join('.');

/** Compares the reports of all entries with those of the package, or writes them. Returns one line for each difference. */
export function changedReports(packed, folder, temporary, update) {
  mkdirSync(join(folder, 'etc'), { recursive: true });
  const entries = entriesOf(packed);
  const changes = entries.flatMap(({ name, import: { types } }) => {
    const report = reportName(name);
    const file = `${report}.api.md`;
    const existed = existsSync(join(folder, 'etc', file));
    const { apiReportChanged, errorCount } = Extractor.invoke(configFor(folder, types, report, temporary), {
      localBuild: update,
      showVerboseMessages: false,
      messageCallback: (message) => {
        if (message.logLevel !== ExtractorLogLevel.Error) message.handled = true;
      },
    });
    if (errorCount > 0) return [`${name}: its types have errors`];
    if (update || (existed && !apiReportChanged)) return [];
    return existed && withSortedEnums(join(temporary, file)) === withSortedEnums(join(folder, 'etc', file))
      ? []
      : [`${name}: its types differ from etc/${file}`];
  });
  const expected = new Set(entries.map(({ name }) => `${reportName(name)}.api.md`));
  const stale = readdirSync(join(folder, 'etc')).filter((file) => !expected.has(file));
  if (update) for (const file of stale) rmSync(join(folder, 'etc', file));
  return [...changes, ...(update ? [] : stale.map((file) => `etc/${file} belongs to no entry`))];
}
