import { chat, chatHello, type ChatProblem } from '@detroit-well/api-client/contract';
import * as z from 'zod';
import { plainError } from '../../platform/http/plain-errors.ts';

/** A frame that the server rejects. */
export interface RejectedFrame {
  readonly problem: ChatProblem;
}

/** Reads a chat message from the text of a frame. */
export function readMessageFrame(frame: string): { readonly message: string } | RejectedFrame {
  const result = chat.private.sends.safeParse(asJson(frame), { error: plainError });
  if (result.success) return { message: result.data.message };
  const sentence = result.error.issues.find(({ path }) => path.length > 0)?.message;
  return { problem: { code: 'validation_failed', error: sentence ?? 'Message is required' } };
}

/** Returns the access token of a first frame, or undefined when the frame holds none. */
export function readTokenFrame(frame: string): string | undefined {
  const result = chatHello.safeParse(asJson(frame));
  return result.success ? result.data.token : undefined;
}

const ping = z.object({ type: z.literal('ping') });
/** The response to a ping. */
export const pong = JSON.stringify({ type: 'pong' });

/** True if a frame asks for a pong. */
export const isPing = (frame: string): boolean => ping.safeParse(asJson(frame)).success;

function asJson(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}

/** The client offers the token as the subprotocol after this one. The server's response repeats only this one. */
const bearer = 'bearer';

/** Returns the access token from the offered subprotocols, `bearer, {token}`. */
export function tokenIn(protocols: string | undefined): string | undefined {
  const [word, token] = (protocols ?? '').split(',').map((one) => one.trim());
  return word === bearer && token ? token : undefined;
}

/** Selects the subprotocol; never the token. */
export const agreedProtocol = (offered: ReadonlySet<string>) => (offered.has(bearer) ? bearer : false);
