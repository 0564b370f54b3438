// Written by `pnpm run wire-table` from shapes/notifications.ts; do not edit.
import type { Notification } from '../types/notifications.ts';
import { choice, isTrue, record, text } from '../definition/lenient.ts';

export const notificationRecord = (raw: unknown): Notification => record(raw, { id: text, kind: choice(['update', 'message', 'offer', 'payment', 'waiver', 'session'], 'update'), title: text, body: text, url: text, created_at: text, read: isTrue });
