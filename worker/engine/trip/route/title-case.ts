/** A name that is typed without capitals, as names are written: "skukuza", "san antonio de areco". */
const SMALL = /^(?:de|del|la|las|los|el|of|the|y|and)$/;

export const inTitleCase = (words: string): string =>
  /\p{Lu}/u.test(words)
    ? words
    : words
        .split(' ')
        .map((word, index) => (index > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(' ');
