declare module 'virtual:icons' {
  const collection: {
    prefix: string;
    width: number;
    height: number;
    icons: Record<string, { body: string }>;
  };
  export default collection;
}

/** The build's id, set by the bundler. */
declare const __BUILD_ID__: string;
