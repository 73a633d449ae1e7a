import type { Plugin } from 'vite';

/**
 * What nobody has opened when a first screen is drawn: menus, dialogs and toasts; a screen that is not drawn; the words of
 * what is read; codes of airports for what is being typed.
 */
const NOT_DRAWN =
  /\/(ui\/(menu-view|toast-view)|palette\/(palette|keys-dialog)|pack\/pack-with-me|ready\/ready-dialog|exports\/export-dialog|sharing\/share-dialog|luggage\/luggage-screen|reuse\/(debrief|copy|edit-trip)-dialog|understood\/labels|engine\/airports\/contract)\.tsx?$/;

/** Leaves those modules out of the Worker, which is loaded in many locations. Each is asked for by `import()` alone. */
export const notDrawn = (): Plugin => ({
  name: 'not-drawn',
  applyToEnvironment: ({ name }) => name === 'firstScreen',
  load: { filter: { id: NOT_DRAWN }, handler: () => 'export {}' },
});
