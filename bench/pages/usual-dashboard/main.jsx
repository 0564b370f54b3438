/**
 * The dashboard as the usual stack builds it: a router in data mode, a query library, axios with an interceptor, and zod
 * schemas for the server's responses. Its first view equals ours; everything else is reduced.
 */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Outlet, RouterProvider, createBrowserRouter, redirect } from 'react-router-dom';
import { z } from 'zod';
import './style.css';

const api = axios.create({ baseURL: '/api/v2' });
api.interceptors.request.use((config) => {
  config.headers.Authorization = `Bearer ${localStorage.getItem('accessToken')}`;
  return config;
});
api.interceptors.response.use(undefined, (error) => {
  if (error.response?.status === 401) location.assign('/login');
  throw error;
});

const dashboardSchema = z.object({
  user: z.object({ email: z.email() }),
  profile: z.object({
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    date_of_birth: z.string().nullable(),
    waiver_accepted: z.boolean(),
  }),
  memberships: z.array(z.object({ public_id: z.string(), tier: z.string(), is_active: z.boolean() })),
});
const registeredSchema = z.object({
  sessions: z.array(
    z.object({ public_id: z.string(), title: z.string(), start_datetime: z.string(), location: z.string() }),
  ),
});

const get = (path, schema) => async () => schema.parse((await api.get(path)).data);

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Detroit' });

function Layout() {
  return (
    <>
      <header>
        <Link to="/">Studio</Link>
        <nav>
          <Link to="/dashboard">Dashboard</Link> <Link to="/feed">Feed</Link>
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Trainings() {
  const { data, error } = useQuery({
    queryKey: ['registered'],
    queryFn: get('/sessions/registered/', z.union([registeredSchema, registeredSchema.shape.sessions])),
  });
  if (error) return <p role="alert">Your trainings could not be loaded.</p>;
  if (!data) return <p>Loading...</p>;
  const sessions = Array.isArray(data) ? data : data.sessions;
  return (
    <ul>
      {sessions.map((session) => (
        <li key={session.public_id}>
          <b>{session.title}</b> {day.format(new Date(session.start_datetime))}, {session.location}
        </li>
      ))}
    </ul>
  );
}

function Dashboard() {
  const { data, error } = useQuery({ queryKey: ['dashboard'], queryFn: get('/dashboard/', dashboardSchema) });
  if (error) return <p role="alert">Your dashboard could not be loaded.</p>;
  if (!data) return <p>Loading...</p>;
  const { user, profile, memberships } = data;
  return (
    <>
      <h1>Welcome {profile.first_name}</h1>
      <aside>
        <p>
          {profile.first_name} {profile.last_name}
        </p>
        <p>{user.email}</p>
        <p>{profile.phone ?? 'No phone'}</p>
        <p>{profile.waiver_accepted ? 'Waiver completed' : 'Waiver pending'}</p>
        <p>{memberships.find(({ is_active }) => is_active)?.tier ?? 'No membership'}</p>
      </aside>
      <section>
        <h2>My Trainings</h2>
        <Trainings />
      </section>
    </>
  );
}

const membersOnly = () => (localStorage.getItem('accessToken') ? null : redirect('/login'));

const router = createBrowserRouter([
  { element: <Layout />, loader: membersOnly, children: [{ path: '/dashboard', element: <Dashboard /> }] },
]);
const queries = new QueryClient();

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
