import { RELOAD_ONCE } from '../reload';
import { BOOT_SCRIPT } from '../theme';

/** How long after a script did not come it is asked for again, milliseconds. */
const AGAIN_MS = 500;

/**
 * The one script in the head of a public page: theme and session, then the way to the other scripts. They start once the
 * page has been painted, so that nothing of them is in its way. Whoever is faster than they are and presses a button is
 * not lost: the press is held, also from those that are there already, and made once when all are. What does not come is
 * asked for once more; then the document is reloaded, since after a deployment it may name files that are gone. Each is
 * fetched before it is imported: in Chromium an import that has failed fails for as long as the document lives.
 */
export const siteScript = (urls: readonly string[]): string =>
  [
    `${BOOT_SCRIPT};(()=>{`,
    "const p=[],h=e=>{const b=e.target.closest('button');if(b){e.preventDefault();e.stopImmediatePropagation();p.push(b)}},",
    `l=f=>Promise.all(${JSON.stringify(urls)}.map(u=>fetch(u).then(_=>import(u)))).then(_=>{`,
    "removeEventListener('click',h,true);for(const b of p)b.click()",
    `},f||(_=>setTimeout(l,${AGAIN_MS},${RELOAD_ONCE})));`,
    "addEventListener('click',h,true);",
    // The browser itself says when it has painted: a frame asked for may still be on its way to the screen.
    "addEventListener('load',()=>new PerformanceObserver((_,o)=>{o.disconnect();l()}).observe({type:'paint',buffered:true}))})()",
  ].join('');
