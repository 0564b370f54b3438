import { page } from './form-page.tsx';

/** Replaces the router around a form. */
export const useLocation = () => ({ state: null, hash: '' });
export const useNavigate = () => page.navigate;
export const useParams = () => ({ uid: 'u', token: 't' });
export const useSearchParams = () => [new URLSearchParams(), () => undefined];
