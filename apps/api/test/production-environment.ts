/** Complete settings of the API in production, without a database. Nothing listens at the addresses of the providers. */
export const productionEnvironment = {
  DEPLOYMENT: 'production',
  RATE_LIMITS: 'default',
  API_URL: 'https://api.example.com',
  PUBLIC_SITE_URL: 'https://www.example.com',
  PORTAL_URL: 'https://members.example.com',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  CHALLENGE: 'turnstile',
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET_KEY: 'secret',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'studio@example.com',
};
