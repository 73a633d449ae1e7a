/**
 * React's drawing, in a module of its own: with it the library is set up when its file is run, in that file's turn
 * (web/build/chunks.ts), and not in the chunk of its first importer.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
