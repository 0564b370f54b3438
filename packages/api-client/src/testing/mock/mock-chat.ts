import { toStudioIso } from '@detroit-well/config/studio-time';
import { chat, chatCloseCodes, chatHello } from '../../contract/index.ts';
import type { ChatMessage } from '../../contract/index.ts';
import { fakeProblem } from '../fakes/fake-problem.ts';
import { pathParams } from '../fakes/path-params.ts';
import { fieldsOf, signedIn, text } from './handler-input.ts';
import type { MockCall, MockHandlers } from './mock-call.ts';
import type { MockPerson } from './mock-data.ts';
import type { MockState } from './mock-state.ts';

/** A websocket as the studio sees it. */
export interface ChatConnection {
  /** Below the origin or the base path. */
  readonly path: string;
  /** The access token, if it came as a subprotocol; otherwise the first frame has it. */
  readonly token: string | undefined;
  send(frame: string): void;
  close(code: number, reason: string): void;
}

/** What the websocket reports to the studio. */
export interface ChatPeer {
  receive(frame: string): void;
  left(): void;
}

interface Room {
  readonly name: string;
  readonly admits: (person: MockPerson) => boolean;
}

const latest = 50;
/** The connections of each room, by the messages of the room. */
const open = new WeakMap<ChatMessage[], Set<ChatConnection>>();

/** How many messages of a room each person has read, by the messages of the room. */
const readCounts = new WeakMap<ChatMessage[], Map<string, number>>();

/** As people see each other in chat: first name and initial. */
const nameOf = ({ profile: { first_name: first, last_name: last } }: MockPerson) =>
  last === '' ? first : `${first} ${last[0]}.`;

function roomAt(path: string, state: MockState): Room | null {
  const training = pathParams(chat.training.path, path);
  if (training !== null) {
    const id = training['sessionId'] ?? '';
    const isRegistered = ({ profile }: MockPerson) =>
      state.registrations.some(
        ({ personId, view }) =>
          personId === profile.public_id && view.session_id === id && view.status === 'confirmed',
      );
    const exists = state.sessionsFor(null).some(({ public_id }) => public_id === id);
    return {
      name: `training:${id}`,
      admits: (person) => exists && (person.role !== null || isRegistered(person)),
    };
  }
  const two = pathParams(chat.private.path, path);
  if (two === null) return null;
  const ids = [two['userId'] ?? '', two['otherUserId'] ?? ''].toSorted();
  const known = state.people.filter(({ profile }) => ids.includes(profile.public_id));
  return {
    name: `private:${ids.join(':')}`,
    admits: ({ profile }) => known.length === 2 && ids.includes(profile.public_id),
  };
}

const asJson = (frame: string): unknown => {
  try {
    return JSON.parse(frame) as unknown;
  } catch {
    return undefined;
  }
};

/** Joins a room by websocket, with the frames and close codes of the server. */
export function connectChat(socket: ChatConnection, state: MockState): ChatPeer | null {
  const room = roomAt(socket.path, state);
  if (room === null) return null;
  const messages = state.messages.get(room.name) ?? [];
  state.messages.set(room.name, messages);
  const members = open.get(messages) ?? new Set();
  open.set(messages, members);
  let person: MockPerson | null = null;

  function enter(token: string | undefined): void {
    person = token === undefined ? null : state.personOf(token);
    if (person === null) return socket.close(chatCloseCodes.notAuthenticated, 'Authentication required');
    if (room?.admits(person) !== true) return socket.close(chatCloseCodes.notAllowed, 'Not allowed');
    members.add(socket);
    for (const message of messages.slice(-latest)) socket.send(JSON.stringify(message));
  }

  function say(frame: string, from: MockPerson): void {
    if ((asJson(frame) as { type?: unknown } | undefined)?.type === 'ping')
      return socket.send(JSON.stringify({ type: 'pong' }));
    const { success, data, error } = chat.training.sends.safeParse(asJson(frame));
    if (!success) {
      const sentence = error.issues.find(({ path }) => path.length > 0)?.message ?? 'Message is required';
      return socket.send(JSON.stringify({ code: 'validation_failed', error: sentence }));
    }
    const message: ChatMessage = {
      id: state.newId('message'),
      sender: from.profile.public_id,
      sender_name: nameOf(from),
      message: data.message,
      timestamp: toStudioIso(state.now()),
    };
    messages.push(message);
    for (const member of members) member.send(JSON.stringify(message));
  }

  if (socket.token !== undefined) enter(socket.token);
  return {
    receive(frame) {
      if (person !== null) return say(frame, person);
      const hello = chatHello.safeParse(asJson(frame));
      enter(hello.success ? hello.data.token : undefined);
    },
    left: () => void members.delete(socket),
  };
}

/** The rooms of the sessions that the caller is registered for. */
export const chatHandlers: MockHandlers = {
  'chatRooms.list': (call: MockCall) => {
    const { public_id: user_id } = signedIn(call).profile;
    const own = call.state.registrations.filter(
      ({ personId, view }) => personId === user_id && view.status === 'confirmed',
    );
    return {
      user_id,
      rooms: own.map(({ view }) => {
        const session = call.state.sessionFor(view.session_id, call.person);
        const { title, start_datetime, end_datetime, coach_name } = session;
        const participants = call.state.registrations.filter(
          (each) => each.view.session_id === view.session_id && each.view.status === 'confirmed',
        ).length;
        const messages = call.state.messages.get(`training:${view.session_id}`) ?? [];
        const read = readCounts.get(messages)?.get(user_id) ?? 0;
        return {
          kind: 'training',
          id: view.session_id,
          title,
          is_coach: false,
          is_closed: new Date(end_datetime) <= call.state.now(),
          unread: messages.slice(read).filter(({ sender }) => sender !== user_id).length,
          session: { start_datetime, end_datetime, coach_name, coach_id: null, participants },
          last_message: messages.at(-1) ?? null,
        };
      }),
    };
  },
  'chatRooms.markRead': (call: MockCall) => {
    const { public_id } = signedIn(call).profile;
    const { kind, room_id, message_id } = fieldsOf(call.body);
    const name =
      kind === 'training'
        ? `training:${text(room_id)}`
        : `private:${[public_id, text(room_id)].toSorted().join(':')}`;
    const messages = call.state.messages.get(name) ?? [];
    const index = messages.findIndex((message) => message.id === message_id);
    if (index === -1) throw fakeProblem('not_found');
    const counts = readCounts.get(messages) ?? new Map<string, number>();
    readCounts.set(messages, counts.set(public_id, Math.max(index + 1, counts.get(public_id) ?? 0)));
    return undefined;
  },
};
