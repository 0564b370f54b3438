import { expect, test } from 'vitest';
import { readApiSettings } from '../src/env.ts';
import { problemsOf } from './problems-of.ts';

const twilio = {
  SMS: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+13135550100',
};

test('no SMS provider is configured by default', () => {
  expect(readApiSettings({}).sms).toEqual({ provider: 'none' });
});

test('Twilio needs account, token and sender, and accepts another host', () => {
  expect(readApiSettings(twilio).sms).toEqual({
    provider: 'twilio',
    accountSid: 'AC1',
    authToken: 'secret',
    from: '+13135550100',
    apiBase: 'https://api.twilio.com',
  });
  expect(readApiSettings({ ...twilio, TWILIO_API_BASE: 'http://localhost:9000/' }).sms).toMatchObject({
    apiBase: 'http://localhost:9000',
  });
  expect(problemsOf({ SMS: 'twilio' })).toEqual(
    ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'].map(
      (name) => `${name} is needed when SMS is twilio`,
    ),
  );
});

test('an account SID that would change the request path is rejected', () => {
  expect(problemsOf({ ...twilio, TWILIO_ACCOUNT_SID: '../x' })).toEqual([
    'TWILIO_ACCOUNT_SID must be letters and digits',
  ]);
});
