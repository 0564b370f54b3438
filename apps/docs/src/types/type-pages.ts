/** The pages of the reference that describe exported types. `entry` is an entry of the client. */
export interface TypePage {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly entries: readonly {
    readonly entry: string;
    /** The exports in their order; without a list, all of them. */
    readonly names?: readonly string[];
  }[];
}

export const typePages = [
  {
    slug: 'create-client',
    title: 'createClient',
    lead: 'Create one client for each API address and keep it. It has a method for every call.',
    entries: [
      {
        entry: '.',
        names: [
          'createClient',
          'ClientOptions',
          'Client',
          'createCalls',
          'CallsOptions',
          'createCore',
          'CoreOptions',
          'Core',
          'fetchTransport',
          'axiosWhenNeeded',
          'Transport',
          'WireRequest',
          'WireResponse',
          'Sleep',
          'CheckReply',
          'basePath',
        ],
      },
      { entry: './strict' },
    ],
  },
  {
    slug: 'call-options',
    title: 'Call options',
    lead: 'A call takes what to send, then how to send it. It returns a promise that also knows the response.',
    entries: [
      {
        entry: '.',
        names: [
          'RequestOptions',
          'Calls',
          'Endpoints',
          'CallPromise',
          'CallResponse',
          'PagedCall',
          'newIdempotencyKey',
          'randomId',
          'batch',
          'Settled',
          'lookUpAddress',
          'availabilityOf',
          'authRows',
          'navigationRows',
          'profileRows',
          'registeredSessionsRows',
          'sessionsRows',
        ],
      },
    ],
  },
  {
    slug: 'events',
    title: 'Events',
    lead: 'The client never renders and never redirects. Listen to `onEvent` for what concerns the whole screen.',
    entries: [{ entry: '.', names: ['ClientEvent', 'OnEvent', 'eventFor'] }],
  },
  {
    slug: 'api-error',
    title: 'ApiError',
    lead: 'Every failed call throws one class. Its properties say what happened and whether the call took effect.',
    entries: [
      {
        entry: '.',
        names: [
          'ApiError',
          'isApiError',
          'isUnknownOutcome',
          'isUnprocessed',
          'withKnownOutcome',
          'ApiProblem',
          'ErrorKind',
          'FieldErrors',
          'friendlyMessage',
        ],
      },
      {
        entry: './errors',
        names: [
          'describe',
          'unconfirmed',
          'safeToRepeat',
          'Description',
          'Offer',
          'Operation',
          'catalogue',
          'sentences',
          'registrationFailedWith',
          'networkError',
          'networkOrInternalError',
          'noDashboard',
          'statusMessages',
          'ApiErrorInit',
        ],
      },
    ],
  },
  {
    slug: 'session',
    title: 'Session',
    lead: 'A session keeps the tokens of a member, attaches them to calls and refreshes them.',
    entries: [{ entry: './session' }, { entry: './session-node' }],
  },
  {
    slug: 'queries',
    title: 'TanStack Query',
    lead: 'Query options for each call that reads, by noun.',
    entries: [{ entry: './queries' }, { entry: './loading' }],
  },
  {
    slug: 'testing',
    title: 'Testing kit',
    lead: 'A studio in memory, a transport without a network and examples that fit the contract.',
    entries: [{ entry: './testing' }, { entry: './testing-msw' }],
  },
] as const satisfies readonly TypePage[];
