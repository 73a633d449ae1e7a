import { RELOAD_ONCE } from '../reload';
import { BOOT_SCRIPT } from '../theme';

/**
 * The one script in the head of a public page: theme and session, then the way to the other scripts. They start once the
 * page has been painted, so that nothing of them is in its way. Whoever is faster than they are and presses a button is
 * not lost: the press is held, also from those that are there already, and made once when all are.
 */
export const siteScript = (urls: readonly string[]): string =>
  [
    `${BOOT_SCRIPT};(()=>{`,
    "const p=[],h=e=>{const b=e.target.closest('button');if(b){e.preventDefault();e.stopImmediatePropagation();p.push(b)}};",
    "addEventListener('click',h,true);",
    // The browser itself says when it has painted: a frame asked for may still be on its way to the screen.
    "addEventListener('load',()=>new PerformanceObserver((_,o)=>{o.disconnect();",
    `Promise.all(${JSON.stringify(urls)}.map(u=>import(u))).catch(${RELOAD_ONCE}).then(_=>{`,
    "removeEventListener('click',h,true);for(const b of p)b.click()",
    "})}).observe({type:'paint',buffered:true}))})()",
  ].join('');
