export { chatUrl, notificationsUrl, openChat } from './open-chat.ts';
export { openConnection } from './connection.ts';
export { readFrame, readNotificationSignal } from './frames.ts';
export { chatCloseCodes } from '../contract/definition/chat-close-codes.ts';

export type { Chat, ChatOptions, ChatRoomRef } from './open-chat.ts';
export type { Connection, ConnectionOptions, ConnectionStatus, Socket } from './connection.ts';
export type { ClosedReason } from './connection-rules.ts';
export type { Received } from './frames.ts';
export type { ChatMessage } from '../contract/generated/chat.ts';
export type { NotificationSignal } from '../contract/generated/notifications.ts';
