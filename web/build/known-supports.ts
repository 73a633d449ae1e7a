import type { Plugin } from 'vite';

/** `@supports` conditions of Tailwind with the same result in every browser we build for, and whether their rules stay. */
const KNOWN_CONDITIONS = [
  { condition: '@supports (color:color-mix(in lab, red, red)){', stays: true },
  // This one is about browsers that cannot register custom properties.
  { condition: '@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or', stays: false },
] as const;

/** Removes those conditions from a style sheet. */
export const withoutKnownConditions = (css: string): string => {
  for (const { condition, stays } of KNOWN_CONDITIONS) {
    const start = css.indexOf(condition);
    if (start < 0) continue;
    const open = css.indexOf('{', start + condition.length - 1) + 1;
    let end = open;
    for (let depth = 1; depth > 0; end += 1) depth += { '{': 1, '}': -1 }[css.charAt(end)] ?? 0;
    return withoutKnownConditions(css.slice(0, start) + (stays ? css.slice(open, end - 1) : '') + css.slice(end));
  }
  return css;
};

/** Style sheets without conditions whose result is known. */
export const knownSupports = (): Plugin => ({
  name: 'known-supports',
  // After Tailwind, which writes them.
  enforce: 'pre',
  apply: 'build',
  transform: { filter: { id: /\.css$/ }, handler: (code) => ({ code: withoutKnownConditions(code), map: null }) },
});
