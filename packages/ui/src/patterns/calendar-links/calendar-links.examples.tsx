import type { Meta } from '@storybook/react-vite';
import { CalendarLinks } from './calendar-links.tsx';

export default { title: 'Patterns/Calendar links', component: CalendarLinks } satisfies Meta;

const web = { google: '#google', outlook: '#outlook', outlookAtWork: '#work' };

export const WithAFile = () => <CalendarLinks {...web} file="#file" />;
export const WebCalendarsOnly = () => <CalendarLinks {...web} />;
export const OnAPhone = () => (
  <div style={{ maxWidth: 350 }}>
    <CalendarLinks {...web} file="#file" />
  </div>
);
