import type { CSSProperties } from 'react';

/** Colors by day. The head of an email is ink in both themes. */
export const color = {
  ink: '#0C0D10',
  bone: '#F1EDE4',
  boneMuted: '#D3CBBB',
  page: '#E6E0D4',
  paper: '#FBF9F5',
  footer: '#F1EDE4',
  muted: '#57503F',
  line: '#D3CBBB',
  lineStrong: '#7D7462',
  signal: '#FF3B1F',
  warn: '#76460F',
  warnGround: '#F6E3C3',
  maple: '#E3A04A',
} as const;

/** Arial first: Word takes Times for a family that it does not know. */
const family = 'Arial, Helvetica, sans-serif';
const slim = "'Arial Narrow', Arial, Helvetica, sans-serif";

type Weight = 400 | 600 | 700;

export const type = (size: number, line: number, weight: Weight = 400): CSSProperties => ({
  margin: 0,
  fontFamily: family,
  fontSize: size,
  lineHeight: `${line}px`,
  fontWeight: weight,
});

export const numerals = (size: number): CSSProperties => ({ ...type(size, size, 700), fontFamily: slim });

/** Long words break instead of widening the table. */
export const breaks: CSSProperties = { wordBreak: 'break-word' };

/**
 * Styles that cannot be inline: small windows and the dark theme. A mail program without them shows the light theme at 600 px,
 * and those that do not know the query but invert colors get the same legible pairs.
 */
export const sheets = [
  ':root { color-scheme: light dark; }',
  `@media (max-width: 620px) {
.frame { width: 100% !important; }
.pad { padding-left: 20px !important; padding-right: 20px !important; }
.big { font-size: 40px !important; line-height: 42px !important; }
.plate { font-size: 76px !important; line-height: 76px !important; }
.go { width: 100% !important; }
.go a { display: block !important; text-align: center !important; }
}`,
  `@media (prefers-color-scheme: dark) {
.page { background-color: #0C0D10 !important; }
.paper { background-color: #15171B !important; color: #F1EDE4 !important; }
.footer { background-color: #0C0D10 !important; color: #B3AC9C !important; }
.words { color: #F1EDE4 !important; }
.muted { color: #B3AC9C !important; }
.hair { border-color: #31353D !important; }
.edge { border-color: #7A7D85 !important; }
.warn { background-color: #2F2210 !important; color: #F0C184 !important; }
}`,
] as const;
