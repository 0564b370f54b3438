import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface Response {
  readonly method: string;
  /** The pattern of the route. Never a path, because each new value of a label is a new time series. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

interface JobRunFigures {
  readonly job: string;
  readonly seconds: number;
  readonly failed: boolean;
}

/** The metrics of this process (ADR-066). */
export interface Metrics {
  readonly registry: Registry;
  readonly countResponse: (response: Response) => void;
  readonly countJobRun: (run: JobRunFigures) => void;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const responseBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 120];

/** Creates the metrics of a process, with those of Node: CPU time, memory, event loop and garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Gauges with the suffix of a counter, which `promtool` rejects. The gauges by type have the same sums.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  const responses = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: responseBuckets,
    registers: [registry],
  });
  const jobRuns = new Histogram({
    name: 'studio_job_duration_seconds',
    help: 'Time of the job runs of this process.',
    labelNames: ['job', 'result'],
    buckets: jobBuckets,
    registers: [registry],
  });
  return {
    registry,
    countResponse: ({ method, route, status, seconds }) =>
      responses.observe({ method: methods.has(method) ? method : 'other', route, status }, seconds),
    countJobRun: ({ job, seconds, failed }) =>
      jobRuns.observe({ job, result: failed ? 'failed' : 'succeeded' }, seconds),
  };
}

interface GaugeOptions {
  readonly name: string;
  readonly help: string;
  /** The value at the time of a scrape; NaN when it cannot be read. */
  readonly read: () => number | Promise<number>;
}

/** Adds a gauge that is read at each scrape. */
export function addGauge(registry: Registry, { name, help, read }: GaugeOptions): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.set(await read());
    },
  });
  registry.registerMetric(gauge);
}

interface LabeledGaugeOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly label: Label;
  /** The value for each value of the label. */
  readonly read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;
}

/** Adds a gauge with one label that is read at each scrape. */
export function addLabeledGauge<Label extends string>(
  registry: Registry,
  { name, help, label, read }: LabeledGaugeOptions<Label>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [],
    async collect() {
      const values = await read();
      this.reset();
      for (const [key, value] of Object.entries(values))
        this.set({ [label]: key } as Record<Label, string>, value);
    },
  });
  registry.registerMetric(gauge);
}
