/** Things that are read as bags, with their limits (../bags), and on no list of their own. */
export const LUGGAGE_READ_APART: ReadonlySet<string> = new Set([
  'suitcase',
  'checked-bag',
  'cabin-bag',
  'backpack',
  'duffel',
  'daypack',
  'handbag',
  'laptop-bag',
]);
