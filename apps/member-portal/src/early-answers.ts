import type { Transport } from '@detroit-well/api-client';

/** What the inline script of the document leaves behind: calls that began before any of our files had arrived. */
interface EarlyAnswers {
  readonly token: string;
  /** By path; null where the call failed, whatever the reason. */
  readonly answers: Record<string, Promise<unknown> | undefined>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/**
 * A transport that adopts an early answer once, for the same path and the same token. Where there is none, or it
 * failed, the call is made as if nothing had been tried.
 */
export function withEarlyAnswers(transport: Transport): Transport {
  return async (request) => {
    const early = window.earlyAnswers;
    const answer = request.method === 'GET' ? early?.answers[request.path] : undefined;
    if (!early || !answer || request.headers.Authorization !== `Bearer ${early.token}`)
      return transport(request);
    delete early.answers[request.path];
    const data = await answer;
    if (data === null) return transport(request);
    return { status: 200, header: () => undefined, data };
  };
}
