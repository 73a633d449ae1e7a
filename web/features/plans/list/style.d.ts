import 'react';

declare module 'react' {
  interface CSSProperties {
    /** How high a group of the list is while it is not laid out; see plans.css. */
    '--room'?: string;
  }
}
