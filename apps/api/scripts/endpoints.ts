/** Writes docs/spec/endpoints.md. */
import { writeFileSync } from 'node:fs';
import { allCalls } from '../src/app/routes.ts';
import { endpointsPage } from '../src/app/documents/endpoints-page.ts';

writeFileSync(new URL('../../../docs/spec/endpoints.md', import.meta.url), endpointsPage(allCalls()));
