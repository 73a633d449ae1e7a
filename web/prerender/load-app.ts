/**
 * Inlined into the app's documents: loads the app's scripts, which the document lists as JSON, once there is something to
 * see, so that none of them is in the way of it. A page in the background is not painted, and starts after a second all
 * the same. What the scripts read is in the document, so they never come before its end.
 */
export const loadAppScript = (app: string): string =>
  [
    '(()=>{let d;const l=()=>{if(d)return;d=1;',
    // web/reload.ts knows by it that the document itself asked for the file.
    "const a=(n,p)=>{const e=Object.assign(document.createElement(n),p);e.dataset.own='';document.head.append(e)};",
    "for(const f of document.querySelectorAll('script[data-files]'))",
    "for(const href of JSON.parse(f.textContent))a('link',{rel:'modulepreload',href});",
    `a('script',{type:'module',src:${JSON.stringify(app)}})},`,
    "w=()=>document.readyState=='loading'?addEventListener('DOMContentLoaded',l):l();",
    "new PerformanceObserver((p,o)=>{if(p.getEntriesByName('first-contentful-paint')[0]){o.disconnect();w()}})",
    ".observe({type:'paint',buffered:true});setTimeout(w,1e3)})()",
  ].join('');
