import type { Plugin } from 'vite';

/** Questions of Tailwind whose answer is the same in every browser we build for, and whether the rules stay. */
const ANSWERED = [
  { question: '@supports (color:color-mix(in lab, red, red)){', stays: true },
  // This one is about browsers that cannot register custom properties.
  { question: '@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or', stays: false },
] as const;

/** Takes those questions out of a style sheet. */
export const answer = (css: string): string => {
  for (const { question, stays } of ANSWERED) {
    const start = css.indexOf(question);
    if (start < 0) continue;
    const open = css.indexOf('{', start + question.length - 1) + 1;
    let end = open;
    for (let depth = 1; depth > 0; end += 1) depth += { '{': 1, '}': -1 }[css.charAt(end)] ?? 0;
    return answer(css.slice(0, start) + (stays ? css.slice(open, end - 1) : '') + css.slice(end));
  }
  return css;
};

/** Style sheets without questions whose answer is known. */
export const answerCss = (): Plugin => ({
  name: 'answer-css',
  // Behind Tailwind, which asks them.
  enforce: 'pre',
  apply: 'build',
  transform: { filter: { id: /\.css$/ }, handler: (code) => ({ code: answer(code), map: null }) },
});
