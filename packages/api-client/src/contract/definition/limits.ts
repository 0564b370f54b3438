/** The number of attempts within a time window, which starts at the first attempt. */
export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/** How many requests a call accepts, by subject (ADR-031). A field of the body is named by its path, such as `user_data.email`. */
export interface Limits {
  /** Counts only requests whose body has this field; all when absent. */
  readonly onlyWith?: string;
  /** Per network. */
  readonly network: Limit;
  /** Per account that the request is about, usually the one that the body names. */
  readonly account?: AccountLimits;
  /** Per signed-in user. */
  readonly caller?: Limit;
  /** Declined cards of one member, or of one network without a sign-in. All calls that charge cards share this count. */
  readonly declines?: Limit;
  /** Requests of one network that are refused with a field error, such as wrong codes. Others are not counted. */
  readonly wrong?: Limit;
}

/** How many requests about one account a call accepts. */
export interface AccountLimits {
  /** The field of the body that names the account. */
  readonly field: string;
  /** Whether a signed-in caller's own address replaces the field. */
  readonly callerFirst?: boolean;
  /** Per account and network. Much lower than the limit for all networks, so that one stranger cannot lock the owner out. */
  readonly fromNetwork?: Limit;
  readonly anywhere: Limit;
  /** Whether `anywhere` leaves out networks that have signed in to the account; they keep `fromNetwork` (ADR-031). */
  readonly exceptKnownNetworks?: boolean;
}

/** One limit of a call, by the name that the `RateLimit` headers and the OpenAPI document use. */
export interface NamedLimit extends Limit {
  readonly name: 'network' | 'account-network' | 'account' | 'caller';
  /** Whose requests count together, for readers. */
  readonly per: string;
}

/** The limits of a call in the order in which the server counts an attempt (ADR-031). */
export function namedLimits({ network, account, caller }: Limits): NamedLimit[] {
  return [
    { name: 'network', per: 'from one network', ...network },
    ...(account?.fromNetwork
      ? [
          {
            name: 'account-network',
            per: 'about one account from one network',
            ...account.fromNetwork,
          } as const,
        ]
      : []),
    ...(account ? [{ name: 'account', per: 'about one account', ...account.anywhere } as const] : []),
    ...(caller ? [{ name: 'caller', per: 'by one member', ...caller } as const] : []),
  ];
}

const inTime = ({ seconds }: Limit): string =>
  `in ${seconds === 60 ? 'a minute' : seconds === 3600 ? 'an hour' : `${seconds / 60} minutes`}`;

/** `10 requests in 5 minutes from one network`, one for each limit. */
export const limitTexts = (limits: Limits): string[] => [
  ...namedLimits(limits).map((limit) => `${limit.attempts} requests ${inTime(limit)} ${limit.per}`),
  ...(limits.declines ? [`${limits.declines.attempts} declined cards ${inTime(limits.declines)}`] : []),
  ...(limits.wrong ? [`${limits.wrong.attempts} wrong ones ${inTime(limits.wrong)} from one network`] : []),
];

/** Minutes in seconds. */
export const minutes = (n: number): number => n * 60;

/** Far above what a household, an office or a mobile carrier's shared address reads in a minute. */
export const reading: Limits = { network: { attempts: 600, seconds: minutes(1) } };

/** Each picture is decoded and redrawn in several sizes. */
export const pictureUploads: Limits = {
  caller: { attempts: 30, seconds: minutes(10) },
  network: { attempts: 100, seconds: minutes(10) },
};

/** Each file of thousands of rows is read, and compared with everybody. */
export const fileImports: Limits = {
  caller: { attempts: 60, seconds: minutes(10) },
  network: { attempts: 120, seconds: minutes(10) },
};

/** Testing stolen cards takes many attempts, most of which are declined. */
export const cardAttempts: Limits = {
  caller: { attempts: 60, seconds: minutes(60) },
  network: { attempts: 600, seconds: minutes(60) },
  declines: { attempts: 10, seconds: minutes(60) },
};
/** For calls without a sign-in. A studio's guests share its network. */
export const guestDeclines: Limit = { attempts: 30, seconds: minutes(60) };
