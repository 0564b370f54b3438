import { createClient, fetchTransport } from '@detroit-well/api-client';
import { withOffice } from '@detroit-well/api-client/office';

/** A file of a body, as JSON. */
export interface EncodedFile {
  readonly base64: string;
  readonly name: string;
  readonly type: string;
}

/** One call of the table with everything it needs. */
export interface Planned {
  /** `noun.call` */
  readonly name: string;
  /** What is special about this request, such as `without a body`. */
  readonly variant: string;
  readonly token: string | null;
  readonly options: { readonly params?: object; readonly query?: object; readonly body?: object };
  /** The fields of the body that are files. */
  readonly files: Readonly<Record<string, EncodedFile>>;
}

export interface Plan {
  readonly baseUrl: string;
  readonly transport: 'axios' | 'fetch';
  readonly requests: readonly Planned[];
}

export interface Sent {
  readonly name: string;
  readonly variant: string;
  readonly status: number | undefined;
  readonly error?: string;
}

type AnyCall = (options: object) => {
  withResponse(): Promise<{ response: { status: number } }>;
};

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function bodyOf({ options, files }: Planned) {
  const decoded = Object.entries(files).map(([field, { base64, name, type }]) => [
    field,
    new File([bytesOf(base64)], name, { type }),
  ]);
  return decoded.length === 0 ? options.body : { ...options.body, ...Object.fromEntries(decoded) };
}

/** The method of a call by its name in the contract, where `officeTeam` is `office.team` of the client. */
function methodOf(client: object, name: string): AnyCall {
  const [noun = '', method = ''] = name.split('.');
  const office = /^office([A-Z])(.*)$/.exec(noun);
  const path = office ? ['office', `${office[1]!.toLowerCase()}${office[2]}`, method] : [noun, method];
  return path.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], client) as AnyCall;
}

/** Sends every planned request with the client, one after another. Runs unchanged in every runtime. */
export async function send({ baseUrl, transport, requests }: Plan): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const planned of requests) {
    const { name, variant, token, options } = planned;
    const created = createClient({
      baseUrl,
      ...(transport === 'fetch' ? { transport: fetchTransport(baseUrl, 20_000) } : {}),
      session: {
        accessToken: () => Promise.resolve(token),
        refresh: () => Promise.resolve(null),
        end: () => Promise.resolve(),
      },
      longestWaitMs: 0,
      maxRetries: 0,
    });
    const call = methodOf(withOffice(created), name);
    const body = bodyOf(planned);
    sent.push(
      await call({ ...options, ...(body === undefined ? {} : { body }) })
        .withResponse()
        .then(
          ({ response: { status } }) => ({ name, variant, status }),
          (error: Error & { status?: number; code?: string; details?: unknown }) => ({
            name,
            variant,
            status: error.status,
            error: `${error.message} ${JSON.stringify(error.details ?? String(error.cause))}`,
          }),
        ),
    );
  }
  return sent;
}
