/** By the name of the cookie, of which there are few. */
const patterns = new Map<string, RegExp>();

const patternOf = (name: string): RegExp => {
  const known = patterns.get(name);
  if (known) return known;
  const made = new RegExp(`(?:^|;)[ \\t]*${name}[ \\t]*=([^;]*)`);
  patterns.set(name, made);
  return made;
};

/** One cookie's raw value out of a `Cookie` header. Every call reads two, so that the others are not taken apart. */
export const getCookieValue = (header: string | null, name: string): string | null =>
  header === null ? null : (patternOf(name).exec(header)?.[1]?.trim() ?? null);
