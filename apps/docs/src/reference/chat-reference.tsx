import { chat, chatCloseCodes, exampleOf } from '@detroit-well/api-client/contract';
import * as z from 'zod';
import { CodePlate } from '../code/code-plate.tsx';
import { InlineText } from '../components/inline-text.tsx';
import { PropertyList } from '../components/property-list.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { chatLead } from './reference-overview.tsx';
import { describeSchema } from './schema-fields.ts';

const connectSample = `const address = 'ws://localhost:4000/ws/chat/training/session-open/';
const socket = new WebSocket(address, ['bearer', accessToken]);

socket.addEventListener('message', ({ data }) => {
  const frame = JSON.parse(data);
  if ('code' in frame) showProblem(frame.error);
  else addMessage(frame);
});
socket.send(JSON.stringify({ message: 'Is the small rink open?' }));`;

const closeTexts: Readonly<Record<keyof typeof chatCloseCodes, string>> = {
  flooding: 'You sent too many frames in a short time. Slow down and connect again.',
  tryAgainLater: 'The server cannot serve this connection now. Connect again in a minute.',
  notAuthenticated: 'The token is missing or invalid, or the sign-in has ended. Refresh the token first.',
  notAllowed: 'The member is not part of this conversation. Don’t connect again.',
  tooMany: 'One person has too many connections. Close the ones you don’t need.',
};

const exampleFrame = (schema: z.ZodType, io: 'input' | 'output'): string => {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io });
  return JSON.stringify(exampleOf(root, $defs), null, 2);
};

function Socket({ name }: { name: keyof typeof chat }) {
  const { path, summary, sends, receives, problem } = chat[name];
  return (
    <section className="call">
      <div className="what">
        <SectionHeading id={name}>chat.{name}</SectionHeading>
        <p className="path">
          <span className="verb">WS</span>
          <span>{path}</span>
        </p>
        <p>
          <InlineText text={summary} />
        </p>
        <h3>You send</h3>
        <PropertyList items={describeSchema(sends, 'input').fields} />
        <h3>You receive</h3>
        <PropertyList items={describeSchema(receives, 'output').fields} />
        <h3>A rejected message</h3>
        <PropertyList items={describeSchema(problem, 'output').fields} />
      </div>
      <div className="plates">
        <CodePlate file="Sent" lang="json" code={exampleFrame(sends, 'input')} />
        <CodePlate file="Received" lang="json" code={exampleFrame(receives, 'output')} />
        <CodePlate file="Rejected" lang="json" code={exampleFrame(problem, 'output')} />
      </div>
    </section>
  );
}

/** Both websockets: how to connect, their frames and their close codes. */
export function ChatReference() {
  return (
    <>
      <p className="lead">{chatLead}</p>
      <div className="prose">
        <SectionHeading id="connect">Connect</SectionHeading>
        <p>
          Pass the access token as the second subprotocol, or in a first frame such as{' '}
          <code>{'{"token":"…"}'}</code>. Never put it into the address, because addresses are logged.
        </p>
        <CodePlate file="chat.ts" lang="ts" code={connectSample} />
        <p>
          A new connection first gets the latest messages. Each message has an <code>id</code>, so that you
          can leave out repeated ones.
        </p>
      </div>
      <Socket name="private" />
      <Socket name="training" />
      <SectionHeading id="close-codes">Close codes</SectionHeading>
      <PropertyList
        items={Object.entries(chatCloseCodes).map(([name, code]) => ({
          name: String(code),
          type: name,
          text: closeTexts[name as keyof typeof chatCloseCodes],
        }))}
      />
    </>
  );
}
