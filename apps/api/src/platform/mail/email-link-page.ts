import { brand, pageTitle } from '@detroit-well/config/brand';
import type { FastifyReply } from 'fastify';
import escapeHtml from 'escape-html';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The product's look without any other file: light and dark colors, the slanted slashes, the red accent. */
const style = `:root{color-scheme:light dark;--page:#F1EDE4;--text:#0C0D10;--muted:#57503F}
@media (prefers-color-scheme:dark){:root{--page:#0C0D10;--text:#F1EDE4;--muted:#A8A294}}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--page);color:var(--text);font:18px/1.5 "Helvetica Neue",Helvetica,Arial,sans-serif}
header,main{box-sizing:border-box;width:100%;max-width:720px;margin:0 auto;padding:28px 24px}
header{font-size:22px;font-weight:800;letter-spacing:-.02em}header i{color:#FF3B1F;font-style:normal;letter-spacing:-.12em;margin:0 .08em}
main{align-self:center;padding-block:32px 20vh}
h1{margin:0 0 20px;font-size:clamp(34px,7vw,60px);line-height:1.02;letter-spacing:-.03em;text-wrap:balance}
p{max-width:32em;margin:0 0 28px;color:var(--muted)}
button,.button{display:inline-block;min-height:52px;box-sizing:border-box;padding:14px 28px;border:0;background:#FF3B1F;color:#0C0D10;font:inherit;font-weight:700;line-height:24px;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--text);outline-offset:3px}`;

/** A page that a link in an email opens. `body` is trusted HTML. */
export function emailLinkPage(
  reply: FastifyReply,
  status: number,
  title: string,
  body: readonly string[],
): FastifyReply {
  const [before = '', after = ''] = brand.name.split('//');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(pageTitle(title))}</title>
<style>${style}</style></head>
<body><header>${escapeHtml(before)}<i>//</i>${escapeHtml(after)}</header><main><h1>${escapeHtml(title)}</h1>${body.join('')}</main></body></html>`);
}
