/** One cookie's raw value out of a `Cookie` header. */
export const getCookieValue = (header: string | null, name: string): string | null => {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
};
