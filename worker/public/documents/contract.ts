/** What a page of the app shows first, to be drawn as HTML. */
interface FirstScreen {
  /** Path and search as they were asked for, with the language prefix. */
  url: string;
  /** The language tag that the browser asks for first: people of some countries read other units. */
  language: string;
  /** Answers of the API by their path; see `first-answers.ts`. */
  answers: Record<string, unknown>;
}

/**
 * Draws a first screen with the app's own components; null where the page has none. The frontend's build makes it
 * (`web/first-screen/render.tsx`).
 */
export type RenderFirstScreen = (screen: FirstScreen) => Promise<string | null>;
