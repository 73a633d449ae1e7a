/** Words that a plan's screen needs besides the app's, in one file; other screens have a part of them. */
export { packing } from './packing';
export { reuse } from './reuse';
export { sharing } from './sharing';
