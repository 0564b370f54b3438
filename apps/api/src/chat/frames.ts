import { chat, chatHello, type ChatRefusal } from '@detroit-well/api-client/contract';
import { plainError } from '../serve/plain-errors.ts';

/** A frame that cannot be taken. */
export type Refused = { readonly refused: ChatRefusal };

/** What somebody says, from the text of a frame. */
export function readSaid(frame: string): { readonly message: string } | Refused {
  const result = chat.private.sends.safeParse(asJson(frame), { error: plainError });
  // PostgreSQL keeps no NUL.
  const message = result.success ? result.data.message.replaceAll('\0', '') : '';
  if (message !== '') return { message };
  const sentence = result.success
    ? undefined
    : result.error.issues.find(({ path }) => path.length > 0)?.message;
  return { refused: { code: 'validation_failed', error: sentence ?? 'Message is required' } };
}

/** The access token in a first frame, if it is one. */
export function readHello(frame: string): string | undefined {
  const result = chatHello.safeParse(asJson(frame));
  return result.success ? result.data.token : undefined;
}

function asJson(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}

/** How the token travels as a subprotocol: after this word, which is all that the answer repeats. */
const bearer = 'bearer';

/** The access token among the offered subprotocols, `bearer, {token}`. */
export function tokenIn(protocols: string | undefined): string | undefined {
  const [word, token] = (protocols ?? '').split(',').map((one) => one.trim());
  return word === bearer && token ? token : undefined;
}

/** The subprotocol that is agreed on; never the token. */
export const agreedProtocol = (offered: ReadonlySet<string>) => (offered.has(bearer) ? bearer : false);
