/** The titles are verbatim from SPEC-B 8.2. The other texts are ours. */
export interface FallbackTexts {
  title: string;
  line: string;
}

/** The alert of the screen that counts down after a 429. */
export const tooFast = 'That was a lot at once.';

const serverError: FallbackTexts = {
  title: 'Server Error',
  line: 'Something broke on our side. Try again in a minute.',
};

const byStatus: Record<number, FallbackTexts> = {
  400: { title: 'Invalid Request', line: 'We could not read that request. Go back and try it again.' },
  401: {
    title: 'Authentication Required',
    line: 'This part of the floor is for members. Sign in, or make an account.',
  },
  403: {
    title: 'Access Denied',
    line: 'Your account does not open this door. If it should, call the studio.',
  },
  404: { title: 'Not Found', line: 'The link is old, or the page moved. The floor is still open.' },
  409: {
    title: 'Conflict',
    line: 'Someone changed this while you were looking. Load it again to see how it stands now.',
  },
  429: { title: 'Too Many Requests', line: `${tooFast} Wait a moment, then try again.` },
  500: serverError,
  502: serverError,
  503: serverError,
};

const network: FallbackTexts = {
  title: 'Connection Problem',
  line: 'We could not reach the server. Check your connection and try again.',
};

const other: FallbackTexts = {
  title: 'Something Went Wrong',
  line: 'We could not finish that. Try again in a moment.',
};

export type FallbackKind = 'network' | number;

/** The texts for a failure: no connection or an HTTP status. */
export function fallbackTexts(kind: FallbackKind): FallbackTexts {
  if (kind === 'network') return network;
  return byStatus[kind] ?? other;
}
