/** Countries whose people think in °F, ISO 3166-1 alpha-2. */
export const FAHRENHEIT_COUNTRIES: ReadonlySet<string> = new Set(['US', 'BS', 'BZ', 'KY', 'PW', 'FM', 'MH', 'LR']);
