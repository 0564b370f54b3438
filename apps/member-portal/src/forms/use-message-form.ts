import { useForm } from '@detroit-well/ui/form/use-form';
import { messageForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';

const resolver = zodResolver(messageForm);

/** The form of a message, with what is typed into it now. */
export function useMessageForm(message: string) {
  const form = useForm({ resolver, defaultValues: { message } });
  return {
    form,
    draft: form.watch('message'),
    clear: () => {
      // Empties the field at once: before the next render, a second press would find the text again.
      form.setValue('message', '');
      form.reset({ message: '' });
    },
  };
}
