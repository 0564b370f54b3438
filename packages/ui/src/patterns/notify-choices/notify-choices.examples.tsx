import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { NotifyChoices } from './notify-choices.tsx';

export default { title: 'Patterns/Notify choices', component: NotifyChoices } satisfies Meta;

const Choices = ({ sms, labels }: { sms: boolean; labels: 'full' | 'short' }) => {
  const [value, setValue] = useState({ notify_email: true, notify_sms: false });
  const none = !value.notify_email && !value.notify_sms;
  return (
    <NotifyChoices
      value={value}
      onChange={setValue}
      smsOffered={sms}
      labels={labels}
      error={none ? 'Please choose how we should tell you' : undefined}
    />
  );
};

export const EmailAndSms = () => <Choices sms labels="full" />;
export const EmailOnly = () => <Choices sms={false} labels="full" />;
export const Short = () => <Choices sms labels="short" />;
export const NoneChosen = () => (
  <NotifyChoices
    value={{ notify_email: false, notify_sms: false }}
    onChange={() => undefined}
    smsOffered
    error="Please choose how we should tell you"
  />
);
export const Disabled = () => (
  <NotifyChoices
    value={{ notify_email: true, notify_sms: false }}
    onChange={() => undefined}
    smsOffered
    disabled
  />
);
