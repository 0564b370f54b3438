import { publicSiteRecord } from '../generated/site.ts';
import type { Site } from '../generated/site.ts';
import { naming, recordIn } from '../definition/lenient.ts';

export const readSite = (raw: unknown): Site => publicSiteRecord(naming(recordIn(raw, []), ['state']));
