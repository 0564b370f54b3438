import type { Meta } from '@storybook/react-vite';
import { Flash } from '../../components/flash/flash.tsx';
import { useForm } from '../../form/use-form.ts';
import { Composer } from './composer.tsx';

export default { title: 'Patterns/Composer', component: Composer } satisfies Meta;

function Sample({ text = '', blocked = false, busy = false }) {
  const form = useForm({ defaultValues: { message: text } });
  return (
    <Composer
      label="Message"
      placeholder="Write a message"
      form={form}
      onSend={() => form.reset({ message: '' })}
      maxLength={200}
      countFrom={180}
      tooLong="Message must be at most 200 characters"
      blocked={blocked}
      busy={busy}
      notice={
        blocked ? (
          <Flash tone="warn" title="Reconnecting.">
            What you wrote stays here.
          </Flash>
        ) : null
      }
      hint={<span data-part="keys">Enter sends. Shift and Enter starts a new row.</span>}
    />
  );
}

export const Empty = () => <Sample />;
export const Blocked = () => <Sample blocked text="I will be there at six." />;
export const NearTheLimit = () => <Sample text={'Soft wheels. '.repeat(14)} />;
export const TooLong = () => <Sample text={'Soft wheels. '.repeat(16)} />;
export const Sending = () => <Sample busy text="I will be there at six." />;
