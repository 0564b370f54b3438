import type { FastifyInstance } from 'fastify';

interface Frame {
  id?: string;
  sender?: string;
  sender_name?: string;
  message?: string;
  timestamp?: string;
  code?: string;
  error?: string;
  retry_after?: number;
}

export interface ChatClient {
  readonly frames: Frame[];
  /** The messages so far. */
  readonly messages: () => string[];
  /** Waits until `many` frames have arrived; fails after 20 seconds. */
  waitForFrames(many: number): Promise<Frame[]>;
  send(frame: unknown): void;
  /** The close code. */
  readonly closeCode: Promise<number>;
  readonly protocol: string;
  close(): void;
}

/** Starts to listen and returns the base URL of the websockets. */
export async function listenForWebsockets(app: FastifyInstance): Promise<string> {
  return (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
}

/** Connects as a browser does, with the token (if any) as a subprotocol. Resolves when the connection is open. */
export async function connectChat(url: string, token?: string): Promise<ChatClient> {
  const socket = token === undefined ? new WebSocket(url) : new WebSocket(url, ['bearer', token]);
  const frames: Frame[] = [];
  let onFrame = () => {};
  socket.addEventListener('message', ({ data }) => {
    frames.push(JSON.parse(String(data)) as Frame);
    onFrame();
  });
  const closeCode = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  );
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${url} could not be opened`)));
  });
  return {
    frames,
    messages: () => frames.flatMap(({ message }) => message ?? []),
    waitForFrames: async (many) => {
      const until = Date.now() + 20_000;
      while (frames.length < many) {
        const left = until - Date.now();
        if (left <= 0) throw new Error(`${frames.length} of ${many} frames came: ${JSON.stringify(frames)}`);
        await new Promise<void>((resolve) => {
          onFrame = resolve;
          setTimeout(resolve, left);
        });
      }
      return frames;
    },
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    closeCode,
    protocol: socket.protocol,
    close: () => socket.close(),
  };
}
