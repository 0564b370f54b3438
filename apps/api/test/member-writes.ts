import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { addBilling } from '../src/features/billing/store.ts';
import { storeRead } from '../src/features/chat/mark-read.ts';
import { storeMessage } from '../src/features/chat/messages.ts';
import { postToThread } from '../src/features/chat/post-to-thread.ts';
import { roomNameOf } from '../src/features/chat/rooms.ts';
import { makePass, renewPass } from '../src/features/door-pass/handlers.ts';
import { addContact } from '../src/features/contacts/store.ts';
import { setPicture } from '../src/features/profile/pictures.ts';
import { storeProfile } from '../src/features/profile/store.ts';
import type { RequireOpen } from '../src/features/users/require-open.ts';
import { signWaiver } from '../src/features/waiver/sign.ts';
import { storeReads } from '../src/features/notifications/store-reads.ts';
import { chatMessages } from '../src/platform/database/schema/chat.ts';
import { aMember, aSession } from './booking.ts';
import type { TestServer } from './server.ts';

/** Stores something for a member. `open` replaces the check that the account is open. */
type Write = (server: TestServer, userId: string, open?: RequireOpen) => Promise<unknown>;

const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
const blankPng = async () => new Uint8Array(await blank.clone().png().toBuffer());

const inTx = ({ database }: TestServer, work: Parameters<TestServer['database']['withTx']>[0]) =>
  database.withTx(work);
const names = { firstName: 'Zebedee', lastName: undefined, displayName: undefined };
const change = {
  ...names,
  phone: '(313) 555-0999',
  gender: undefined,
  reminders: undefined,
  dateOfBirth: '1980-01-01',
};
export const contact = {
  name: 'Marvella',
  relationship: 'spouse',
  phone: '(313) 555-0999',
  email: 'm@demo.test',
};
export const address = { address: '77 Secret Street', address2: '', city: 'Detroit', state: 'MI' };

/** Every handler's write that must store nothing in a closed account, with its table. */
export const memberWrites: readonly (readonly [name: string, table: string, Write])[] = [
  [
    'a changed profile',
    'profiles',
    (server, userId, open) =>
      inTx(server, (tx) => storeProfile(tx, userId, change, server.clock.now(), { open })),
  ],
  [
    'a picture',
    'profiles',
    async (server, userId, open) => {
      const picture = new File([await blankPng()], 'me.png');
      return setPicture(server.deps, userId, picture, 'image', { guards: { open } });
    },
  ],
  ['a pass', 'door_passes', (server, userId, open) => inTx(server, (tx) => makePass(tx, userId, { open }))],
  [
    'a renewed pass',
    'door_passes',
    (server, userId, open) => inTx(server, (tx) => renewPass(tx, userId, { open })),
  ],
  [
    'an emergency contact',
    'emergency_contacts',
    (server, userId, open) => {
      const row = { ...contact, id: randomUUID(), userId, isPrimary: false };
      return inTx(server, (tx) => addContact(tx, row, server.clock.now(), { lock: open }));
    },
  ],
  [
    'a billing address',
    'billing_addresses',
    (server, userId, open) => {
      const row = { ...address, id: randomUUID(), userId, postalCode: '48226', country: 'US' };
      return inTx(server, (tx) => addBilling(tx, row, server.clock.now(), { open }));
    },
  ],
  [
    'a signed waiver',
    'waiver_acceptances',
    async (server, userId, open) => {
      const evidence = { serverAddress: '', userAgent: '', acceptedAt: server.clock.now() };
      const signature = { name: userId, png: await blankPng() };
      const signing = { ...evidence, userId, signature, readVersion: '1' };
      return inTx(server, (tx) => signWaiver(tx, signing, { open }));
    },
  ],
  [
    'a message in a session’s thread',
    'chat_messages',
    async (server, senderId, open) => {
      const message = { id: randomUUID(), sessionId: await aSession(server.database), senderId };
      const text = { message: 'my knee hurts' };
      return inTx(server, (tx) => postToThread(tx, { ...message, ...text }, server.clock.now(), { open }));
    },
  ],
  [
    'a chat message',
    'chat_messages',
    (server, userId, open) => storeMessage(server.database, 'private:a:b', userId, 'my knee hurts', { open }),
  ],
  [
    'how far somebody has read in a chat',
    'chat_reads',
    async (server, userId, open) => {
      const { id: other } = await aMember(server);
      const room = roomNameOf({ kind: 'private', people: [userId, other] });
      const messageId = randomUUID();
      await inTx(server, (tx) =>
        tx.insert(chatMessages).values({ id: messageId, room, senderId: other, message: 'and mine' }),
      );
      const read = { userId, roomRef: { kind: 'private', people: [userId, other] }, messageId } as const;
      return inTx(server, (tx) => storeRead(tx, read, { open }));
    },
  ],
  [
    'the notifications that somebody has read',
    'notification_reads',
    (server, userId, open) =>
      inTx(server, (tx) => storeReads(tx, userId, ['update:one'], server.clock.now(), { open })),
  ],
];
