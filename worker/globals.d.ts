/** The build's id: date and commit, set by the bundler. */
declare const __BUILD_ID__: string;

declare namespace Cloudflare {
  /** What the runtime hands over before validation; the Worker reads it through `readEnv` only. */
  interface Env {
    DB: D1Database;
  }
}

/** A file's text, put into the bundle of a test. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** The app's first screens, built before the Worker; `wrangler.toml` says where. */
declare module 'first-screen' {
  export const renderFirstScreen: import('./public/documents/contract').RenderFirstScreen;
}
