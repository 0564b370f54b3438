export { createPortalSession } from './portal-session.ts';
export { createBridgeSession } from './bridge-session.ts';
export { serveBridge } from './bridge-host.ts';
export { browserEnvironment } from './browser-environment.ts';
export { hasHint } from './cookies.ts';
export { hasToken, isToken } from './mirror.ts';

export type { BridgeHostOptions } from './bridge-host.ts';
export type { BridgeSession, BridgeSessionOptions } from './bridge-session.ts';
export type { ClientSession } from './client-session.ts';
export type { PortalSession, PortalSessionOptions, SessionCalls } from './portal-session.ts';
export type { SessionRecord } from './record.ts';
export type { BrowserEnvironment } from './browser-environment.ts';
