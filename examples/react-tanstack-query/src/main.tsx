import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UpcomingSessions } from './upcoming-sessions.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <h1>Upcoming sessions</h1>
      <UpcomingSessions />
    </QueryClientProvider>
  </StrictMode>,
);
