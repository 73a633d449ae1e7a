const mask = (text: string): string => text.slice(0, 1) + '•'.repeat(Math.min(6, Math.max(2, text.length - 1)));

/** `ana@example.com` as `a••@e••••••.com`: the first letters and the ending stay. */
export const maskEmail = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  return `${mask(local)}@${mask(domain.slice(0, dot))}${domain.slice(dot)}`;
};
