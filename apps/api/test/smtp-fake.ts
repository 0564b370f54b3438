import { createServer, type Socket } from 'node:net';

export interface FakeSmtp {
  url: string;
  /** The recipients, in the order in which the emails arrived. */
  taken: string[];
  /** The Message-ID of each email that arrived, accepted or not. */
  ids: string[];
  stop(): Promise<void>;
}

interface Manners {
  /** Called with the recipient when an email arrives. A returned text rejects the email and is the server's reply. */
  judge?: (to: string) => Promise<string | undefined> | string | undefined;
  /** How it greets a client: immediately, never, or with a greeting that never ends. */
  greeting?: 'at once' | 'never' | 'endless';
}

/** A mail server on loopback that accepts emails and keeps only their recipients. */
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

/** Each line comes soon enough to pass a timeout that waits only for activity. */
function talkForEver(socket: Socket): void {
  socket.write('220 fake ESMTP\r\n');
  const timer = setInterval(() => socket.write('250-and another thing\r\n'), 20);
  // The socket must be read, or its end would go unnoticed.
  socket.resume().on('close', () => clearInterval(timer));
}
