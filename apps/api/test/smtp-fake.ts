import { createServer, type Socket } from 'node:net';

export interface FakeSmtp {
  url: string;
  /** The recipients, in the order in which the emails arrived. */
  accepted: string[];
  /** The emails that were accepted, as they arrived. */
  messages: { to: string; message: string }[];
  /** The lines of each client, without its emails. */
  dialogs: string[][];
  /** The Message-ID of each email that arrived, accepted or not. */
  ids: string[];
  stop(): Promise<void>;
}

interface FakeSmtpOptions {
  /** Called with the recipient when an email arrives. A returned text rejects the email and is the server's reply. */
  respond?: (to: string) => Promise<string | undefined> | string | undefined;
  /** How it greets a client: immediately, never, or with a greeting that never ends. */
  greeting?: 'at once' | 'never' | 'endless';
}

/** A mail server on loopback that accepts emails and keeps them. */
export async function fakeSmtp({
  respond = () => undefined,
  greeting = 'at once',
}: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const accepted: string[] = [];
  const ids: string[] = [];
  const messages: FakeSmtp['messages'] = [];
  const dialogs: string[][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (greeting === 'at once') socket.write('220 fake ESMTP\r\n');
    if (greeting === 'endless') return greetForever(socket);
    const dialog: string[] = [];
    dialogs.push(dialog);
    handleClient(socket, dialog, async (to, message) => {
      ids.push(/^Message-ID: (.+)\r$/im.exec(message)?.[1] ?? '');
      const rejection = await respond(to);
      if (rejection === undefined) {
        accepted.push(to);
        messages.push({ to, message });
      }
      return rejection ?? '250 taken';
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    accepted,
    dialogs,
    ids,
    messages,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function handleClient(
  socket: Socket,
  dialog: string[],
  take: (to: string, message: string) => Promise<string>,
): void {
  let received = '';
  let to = '';
  let isInMessage = false;
  socket.on('data', (part) => {
    received += part.toString();
    if (isInMessage) {
      if (!received.endsWith('\r\n.\r\n')) return;
      const message = received;
      received = '';
      isInMessage = false;
      void take(to, message).then((reply) => socket.write(`${reply}\r\n`));
      return;
    }
    for (let end = received.indexOf('\r\n'); end !== -1; end = received.indexOf('\r\n')) {
      const line = received.slice(0, end);
      received = received.slice(end + 2);
      dialog.push(line);
      to = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? to;
      isInMessage = line === 'DATA';
      if (isInMessage) socket.write('354 go on\r\n');
      else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 well\r\n');
    }
  });
}

/** Each line comes soon enough to pass a timeout that waits only for activity. */
function greetForever(socket: Socket): void {
  socket.write('220 fake ESMTP\r\n');
  const timer = setInterval(() => socket.write('250-and another thing\r\n'), 20);
  // The socket must be read, or its end would go unnoticed.
  socket.resume().on('close', () => clearInterval(timer));
}
