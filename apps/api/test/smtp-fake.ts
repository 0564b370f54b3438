import { createServer, type Socket } from 'node:net';

export interface FakeSmtp {
  url: string;
  /** Who was written to, in the order in which the letters came. */
  taken: string[];
  /** The Message-ID of each letter that came, taken or not. */
  ids: string[];
  stop(): Promise<void>;
}

interface Manners {
  /** Asked with the recipient once a letter is there; a text is said instead of taking it. */
  judge?: (to: string) => Promise<string | undefined> | string | undefined;
  /** How it meets who connects: at once, never, or with a greeting that never ends. */
  greeting?: 'at once' | 'never' | 'endless';
}

/** A mail server on loopback that takes letters and keeps only whom they were for. */
export async function fakeSmtp({
  judge = () => undefined,
  greeting = 'at once',
}: Manners = {}): Promise<FakeSmtp> {
  const taken: string[] = [];
  const ids: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (greeting === 'at once') socket.write('220 fake ESMTP\r\n');
    if (greeting === 'endless') return talkForEver(socket);
    converse(socket, async (to, letter) => {
      ids.push(/^Message-ID: (.+)\r$/im.exec(letter)?.[1] ?? '');
      const refusal = await judge(to);
      if (refusal === undefined) taken.push(to);
      return refusal ?? '250 taken';
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    ids,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function converse(socket: Socket, take: (to: string, letter: string) => Promise<string>): void {
  let heard = '';
  let to = '';
  let inLetter = false;
  socket.on('data', (part) => {
    heard += part.toString();
    if (inLetter) {
      if (!heard.endsWith('\r\n.\r\n')) return;
      const letter = heard;
      heard = '';
      inLetter = false;
      void take(to, letter).then((answer) => socket.write(`${answer}\r\n`));
      return;
    }
    for (let end = heard.indexOf('\r\n'); end !== -1; end = heard.indexOf('\r\n')) {
      const line = heard.slice(0, end);
      heard = heard.slice(end + 2);
      to = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? to;
      inLetter = line === 'DATA';
      if (inLetter) socket.write('354 go on\r\n');
      else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 well\r\n');
    }
  });
}

/** Each line comes soon enough for who waits for a sign of life only. */
function talkForEver(socket: Socket): void {
  socket.write('220 fake ESMTP\r\n');
  const timer = setInterval(() => socket.write('250-and another thing\r\n'), 20);
  // What the other side says is heard, or its end would not be.
  socket.resume().on('close', () => clearInterval(timer));
}
