/**
 * Inlined into documents, before anything is loaded: right after a deployment, or after one was taken back, a document
 * may name a script that is not there, and then the code that mends it is not there either. It reloads the document,
 * once.
 */

/**
 * Public pages count their bytes (web/prerender/budget.ts): once a tab, which keeps its
 * `window.name` over a reload. For `catch` of their imports.
 */
export const RELOAD_ONCE = '_=>name||(name=1,location.reload())';

/**
 * The app's document: watches the scripts and style sheets that it names itself, until it is complete. What a page of the
 * app asks for later is the router's: it goes on to the page that was clicked. The key and the ten seconds are those of
 * features/shell/freshness.ts.
 */
export const WATCH_FILES_SCRIPT =
  'addEventListener("error",({target:t})=>{try{const n=Date.now(),k="valija.reloaded-at";if((document.readyState!="complete"||"own"in t.dataset)&&/SCRIPT|LINK/.test(t.tagName)&&t.rel!="preload"&&/\\/assets\\//.test(t.src||t.href)&&navigator.onLine&&n-sessionStorage.getItem(k)>1e4){sessionStorage.setItem(k,n);location.reload()}}catch{}},true)';
