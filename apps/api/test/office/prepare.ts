import type { Person } from '../booking.ts';
import type { TestServer } from '../server.ts';

/** A request to a call of the office that succeeds for everyone who holds its permission. */
export interface OfficeRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Who alone may make it, whatever the role. */
  readonly by?: Person;
}

export type Prepare = (
  server: Pick<TestServer, 'database' | 'deps' | 'clock' | 'call'>,
  who?: Person,
) => Promise<OfficeRequest> | OfficeRequest;
