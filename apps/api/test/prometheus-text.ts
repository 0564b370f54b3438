import { spawnSync } from 'node:child_process';

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const types = new Set(['counter', 'gauge', 'histogram', 'summary']);
const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const labelPair = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;

/**
 * Reads the text format of Prometheus. Throws at a line that does not follow it, at a sample without HELP and TYPE, and at
 * a repeated series.
 */
export function readPrometheusText(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const described = new Map<string, { help?: string; type?: string }>();
  const series = new Set<string>();
  return text
    .slice(0, -1)
    .split('\n')
    .flatMap((line) => {
      if (line === '') return [];
      const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
      if (kind !== undefined) {
        const known = described.get(name) ?? {};
        const field = kind === 'HELP' ? 'help' : 'type';
        if (known[field] !== undefined) throw new Error(`${kind} twice: ${line}`);
        if (kind === 'TYPE' && !types.has(rest)) throw new Error(`no type of Prometheus: ${line}`);
        described.set(name, { ...known, [field]: rest });
        return [];
      }
      return [readSample(line, described, series)];
    });
}

function readSample(
  line: string,
  described: ReadonlyMap<string, { help?: string; type?: string }>,
  series: Set<string>,
): Sample {
  const [, name, inside = '', written = ''] = sampleLine.exec(line) ?? [];
  if (name === undefined) throw new Error(`no sample: ${line}`);
  const family = described.get(name) ?? described.get(name.replace(/_(bucket|sum|count)$/, ''));
  if (!family?.help || !family.type) throw new Error(`no HELP or no TYPE: ${line}`);
  const labels: Record<string, string> = {};
  labelPair.lastIndex = 0;
  while (labelPair.lastIndex < inside.length) {
    const [, label, value] = labelPair.exec(inside) ?? [];
    if (label === undefined || value === undefined) throw new Error(`no labels: ${line}`);
    labels[label] = value;
  }
  const key = `${name}{${JSON.stringify(Object.entries(labels).toSorted())}`;
  if (series.has(key)) throw new Error(`the same series twice: ${line}`);
  series.add(key);
  const value = { '+Inf': Infinity, '-Inf': -Infinity, NaN }[written] ?? Number(written);
  if (Number.isNaN(value) && !['NaN', 'Nan'].includes(written)) throw new Error(`no value: ${line}`);
  return { name, labels, value };
}

/** Runs `promtool` in a folder. Returns undefined where it is not installed (Debian package `prometheus`). */
export function promtool(
  args: readonly string[],
  input = '',
  cwd = process.cwd(),
): { ok: boolean; output: string } | undefined {
  const run = spawnSync(process.env['PROMTOOL'] ?? 'promtool', args, { input, cwd, encoding: 'utf8' });
  if (run.error !== undefined) return undefined;
  return { ok: run.status === 0, output: run.stdout + run.stderr };
}
