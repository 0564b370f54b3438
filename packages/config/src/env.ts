/** Settings from environment variables (SPEC-B 14). Each process has one schema, and one error lists all problems. */
export { operatorMessage, OperatorError } from './env/operator-error.ts';
export { SettingsError } from './env/read-settings.ts';
export type { EnvSource } from './env/read-settings.ts';
export { listenBacklog } from './env/addresses.ts';
export type { Addresses } from './env/addresses.ts';
export { readApiSettings } from './env/api-settings.ts';
export type { ApiSettings } from './env/api-settings.ts';
export type { ChallengeSettings, MailSettings, PaymentSettings } from './env/provider-settings.ts';
export type { SmsSettings, TwilioSettings } from './env/sms-settings.ts';
export type { S3Settings } from './env/file-settings.ts';
export { readDocsSettings, readPortalSettings, readSiteSettings } from './env/web-settings.ts';
export type { LaunchState, PortalSettings, SiteSettings, ThirdParties } from './env/web-settings.ts';
