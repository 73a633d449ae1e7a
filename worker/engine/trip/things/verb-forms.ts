/** What the writer does, has done or will do: persons and tenses of Spanish verbs, folded and as one word of a phrase. */

/** "Compro/compramos/compraré/compraremos/comprar"; `first` is the first person where it is irregular. */
export const forthcoming = (infinitive: string, first = `${infinitive.slice(0, -2)}o`): string => {
  const plural = infinitive.replace(/[aei]r$/, (ending) => `${ending.charAt(0)}mos`);
  return [first, plural, `${infinitive}e`, `${infinitive}emos`, infinitive].join('/');
};

/** "Mandé/mandamos". */
export const done = (infinitive: string): string => {
  const stem = infinitive.slice(0, -2);
  return `${stem}e/${stem}amos`;
};

/** "Mandado", behind "he" and "hemos". */
export const participle = (infinitive: string): string => infinitive.replace(/r$/, 'do');

/** "Empaco/empacamos/empacaré/empacaremos/empacar/empacando/empacaría/empacaríamos": all that is not over. */
export const tensesOf = (infinitive: string, first?: string): string => {
  const doing = infinitive.endsWith('ar') ? 'ando' : 'iendo';
  return [
    forthcoming(infinitive, first),
    `${infinitive.slice(0, -2)}${doing}`,
    `${infinitive}ia`,
    `${infinitive}iamos`,
  ].join('/');
};
