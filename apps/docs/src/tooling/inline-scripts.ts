import { hashSource } from '@detroit-well/web-server';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The sources of the inline scripts of some pages, for a content policy. */
export function inlineScripts(pages: readonly string[]): string[] {
  const codes = pages.flatMap((html) => [...html.matchAll(inlineScript)].map(([, code = '']) => code));
  return [...new Set(codes)].map(hashSource);
}
