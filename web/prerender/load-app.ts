/**
 * Inlined into the app's documents: loads the app's scripts, which the document lists as JSON, once there is something to
 * see, so that none of them is in the way of it. A page in the background is not painted, and starts after a second all
 * the same. What the scripts read is in the document, so they never come before its end.
 *
 * All are fetched at once, and run one by one, each in a turn of its own, in the order of the list: together they would
 * keep the browser from answering. The app's own script is the last one; what failed before it is asked for again by it.
 */
export const loadAppScript = (app: string): string =>
  [
    '(()=>{let d;const app=',
    JSON.stringify(app),
    // web/reload.ts knows by it that the document itself asked for the file.
    ",a=(n,p)=>{const e=Object.assign(document.createElement(n),p);e.dataset.own='';document.head.append(e)},",
    // Timers wait for a second in the background; messages do not.
    'turn=()=>new Promise(r=>{const c=new MessageChannel;c.port1.onmessage=r;c.port2.postMessage(0)}),',
    'l=async()=>{if(d)return;d=1;const s=new Set;',
    "for(const f of document.querySelectorAll('script[data-files]'))for(const u of JSON.parse(f.textContent))s.add(u);",
    "for(const href of s)a('link',{rel:'modulepreload',href});",
    's.delete(app);',
    'for(const u of s){await import(u).catch(()=>0);await turn()}',
    "a('script',{type:'module',src:app})},",
    "w=()=>document.readyState=='loading'?addEventListener('DOMContentLoaded',l):l();",
    "new PerformanceObserver((p,o)=>{if(p.getEntriesByName('first-contentful-paint')[0]){o.disconnect();w()}})",
    ".observe({type:'paint',buffered:true});setTimeout(w,1e3)})()",
  ].join('');
