declare module 'virtual:icons/all' {
  const collection: { icons: Record<string, { body: string }> };
  export default collection;
}

declare module 'virtual:icons' {
  const collection: {
    prefix: string;
    width: number;
    height: number;
    icons: Record<string, { body: string }>;
    /** Part of a screen that the Worker draws. */
    isServed: boolean;
  };
  export default collection;
}

/** The build's id, set by the bundler. */
declare const __BUILD_ID__: string;
