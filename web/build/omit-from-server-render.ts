import type { Plugin } from 'vite';

/**
 * What a server-rendered first screen never shows: menus, dialogs and toasts; screens that are not rendered; the words of
 * what is read; codes of airports for what is being typed.
 */
const NOT_DRAWN =
  /\/(ui\/(menu-view|toast-view)|palette\/(palette|keys-dialog)|pack\/pack-with-me|ready\/ready-dialog|exports\/export-dialog|sharing\/share-dialog|luggage\/luggage-screen|reuse\/(debrief|copy|edit-trip)-dialog|understood\/labels|engine\/airports\/contract)\.tsx?$/;

/** Leaves those modules out of the Worker, which is loaded in many locations. Each is asked for by `import()` alone. */
export const omitFromServerRender = (): Plugin => ({
  name: 'not-drawn',
  applyToEnvironment: ({ name }) => name === 'firstScreen',
  load: { filter: { id: NOT_DRAWN }, handler: () => 'export {}' },
});
