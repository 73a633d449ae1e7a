/** Ages as one types them ("9m, 4, 12") to months; null when one of them is not an age below 18. */
export const parseAges = (text: string): number[] | null => {
  const ages = text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((word) => {
      const [, number = '', months] = /^(\d{1,3})(m?)$/i.exec(word) ?? [];
      return number === '' ? Number.NaN : Number(number) * (months ? 1 : 12);
    });
  return ages.every((age) => age < 216) ? ages : null;
};

/** Months back to what one types: whole years where they are, else months. */
export const writeAges = (months: readonly number[]): string =>
  months.map((age) => (age >= 24 || age % 12 === 0 ? String(Math.floor(age / 12)) : `${age}m`)).join(', ');
