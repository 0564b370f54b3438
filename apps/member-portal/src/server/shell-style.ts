import type { FirstPicture } from './first-picture.ts';

/** Shows the simplified picture of the document until its file has loaded. */
export const sketchStyle = (picture: FirstPicture | null): string =>
  picture?.sketch ? `.shell img{background:url("${picture.sketch}") 50%/cover}` : '';

/**
 * The rules that apply before the stylesheet loads: backgrounds, the header line, and placeholder blocks of the final layout.
 * They repeat token values on purpose, because the token file has not loaded yet.
 */
export const shellStyle = `
html{background:#f1ede4;color:#0c0d10;font-family:'Archivo Variable',Archivo,'Helvetica Neue',Arial,sans-serif}
html[data-theme=dark]{background:#0c0d10;color:#f1ede4}
body{margin:0}
.shell{--sh-line:#d3cbbb;--sh-rest:#e6e0d4;--sh-raised:#fbf9f5;--sh-gutter:clamp(20px,2.9vw,44px);min-height:100vh;min-height:100svh}
[data-theme=dark] .shell{--sh-line:#31353d;--sh-rest:#1e2127;--sh-raised:#15171b}
.shell__wrap{box-sizing:border-box;max-width:calc(1352px + 2*var(--sh-gutter));margin:0 auto;padding:0 var(--sh-gutter)}
@media(min-width:1680px){.shell__wrap{max-width:calc(1560px + 2*var(--sh-gutter))}}
.shell__head{display:flex;align-items:center;min-height:84px}
.shell--member .shell__head{border-bottom:1px solid var(--sh-line)}
.shell__name{font-size:1.375rem;font-weight:800;letter-spacing:-.02em}
.shell__rest{background:var(--sh-rest)}
.shell__title{height:clamp(84px,13vw,200px);width:min(560px,80%);margin:clamp(20px,2.4vw,36px) 0 clamp(28px,3vw,44px)}
.shell__headline{margin:clamp(20px,2.4vw,36px) 0 clamp(28px,3vw,44px) -.045em;font-size:clamp(2.625rem,1.05rem + 6.5vw,7rem);font-stretch:125%;font-weight:800;letter-spacing:-.025em;line-height:.94}
.shell__headline span{display:block}
.shell__cols{display:grid;grid-template-columns:4fr 8fr;gap:48px}
.shell__side{background:var(--sh-raised);height:640px}
.shell__main{height:284px}
.shell__main img{display:block;width:100%;height:100%;object-fit:cover}
.shell--auth{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
.shell__art img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.shell__art{position:relative;overflow:hidden;background:#0c0d10;margin-left:calc(-1*var(--sh-gutter));clip-path:polygon(calc(100vh*.36397) 0,100% 0,100% 100%,0 100%)}
.shell__form{padding:0 var(--sh-gutter)}
@media(max-width:767px){.shell__main{height:344px}}
@media(max-width:1199px){.shell__head{min-height:68px}}
@media(max-width:1023px){.shell--auth{display:flex;flex-direction:column}.shell__art{order:-1;height:190px;margin:0;clip-path:none}.shell__cols{grid-template-columns:1fr}.shell__side{display:none}}
`.replace(/\n/g, '');
