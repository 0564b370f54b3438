/** Settings from environment variables (SPEC-B 14). Each reader reports all problems in one message. */
export { readSettings, SettingsError } from './env/reader.ts';
export type { EnvReader, EnvSource } from './env/reader.ts';
export { listenBacklog, readAddresses, readDeployment } from './env/addresses.ts';
export type { Addresses, Deployment } from './env/addresses.ts';
export { logLevels, readApiSettings } from './env/api-settings.ts';
export type {
  ApiSettings,
  ChallengeSettings,
  LogLevel,
  MailSettings,
  PaymentSettings,
} from './env/api-settings.ts';
export type { SmsSettings, TwilioSettings } from './env/sms-settings.ts';
export type { FileSettings, S3Settings } from './env/file-settings.ts';
export { readPortalSettings, readSiteSettings } from './env/web-settings.ts';
export type {
  DashboardLayout,
  LaunchState,
  PortalSettings,
  SiteSettings,
  ThirdParties,
  WebSettings,
} from './env/web-settings.ts';
