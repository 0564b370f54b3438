// Written by `pnpm run wire-table` from shapes/pages.ts; do not edit.
import type { Hero, Page } from '../types/pages.ts';
import { imageUrl, integer, list, record, text, textOrNull } from '../definition/lenient.ts';
import { ruleRecord } from './waiver.ts';

export const heroRecord = (raw: unknown): Hero => record(raw, { image_url: imageUrl, sml_header: text, lrg_subheader: text, copy: text, text_alignment: (given) => text(given, 'left') });
export const pageRecord = (raw: unknown): Page => record(raw, { id: integer, title: text, meta: (raw) => record(raw, { type: textOrNull, slug: text, html_path: text, seo_title: text, search_description: text, canonical_url: textOrNull, first_published_at: textOrNull }), seo_title: text, search_description: text, hero: list(heroRecord), ctas: list((raw) => record(raw, { value: (raw) => record(raw, { url: text, text: text }) })), intro_text: text, intro: text, body: text, effective_date: textOrNull, rules: list((raw) => record(raw, { value: ruleRecord })) });
