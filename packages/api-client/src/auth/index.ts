export { createSession } from './create-session.ts';
export { memoryTokenStore } from './token-store.ts';
export { createPortalSession } from './portal-session.ts';
export { createBridgeSession } from './bridge-session.ts';
export { serveBridge } from './bridge-host.ts';
export { browserEnvironment } from './browser-environment.ts';
export { hasHint } from './cookies.ts';
export { hasToken, isToken, tokenValidAt } from './mirror.ts';

export type { BridgeHostOptions } from './bridge-host.ts';
export type { BridgeSession, BridgeSessionOptions } from './bridge-session.ts';
export type { ClientSession } from '../http/client-session.ts';
export type { AuthSession, SessionCalls, SessionOptions } from './create-session.ts';
/** @deprecated The name of `AuthSession` until version 1.1; a `Session` of the contract is a training session. */
export type { AuthSession as Session } from './create-session.ts';
export type { TokenStore } from './token-store.ts';
export type { WithLock } from './token-store.ts';
export type { PortalSession, PortalSessionOptions } from './portal-session.ts';
export type { SessionRecord } from './record.ts';
export type { BrowserEnvironment } from './browser-environment.ts';
