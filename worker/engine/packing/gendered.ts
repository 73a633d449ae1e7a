/** Names that depend on who it is for: his suit, her formal dress, no snowsuit for a twelve-year-old. */
import type { Locale } from '../locale';
import { isGrown, type Packer } from './people';

type Names = Record<Locale, string>;

const NAMES: Record<string, { male: Names; female: Names }> = {
  suit: {
    male: { en: 'Suit|Suits', es: 'Traje|Trajes' },
    female: {
      en: 'Formal dress or trouser suit|Formal dresses or trouser suits',
      es: 'Vestido formal o traje sastre|Vestidos formales o trajes sastre',
    },
  },
  'black-tie': {
    male: { en: 'Dinner suit|Dinner suits', es: 'Esmoquin' },
    female: { en: 'Evening gown|Evening gowns', es: 'Vestido de noche|Vestidos de noche' },
  },
  'dark-suit': {
    male: { en: 'Dark suit|Dark suits', es: 'Traje oscuro|Trajes oscuros' },
    female: { en: 'Black or dark dress|Black or dark dresses', es: 'Vestido negro u oscuro|Vestidos negros u oscuros' },
  },
  'dress-shirts': {
    male: { en: 'Dress shirt|Dress shirts', es: 'Camisa de vestir|Camisas de vestir' },
    female: { en: 'Blouse|Blouses', es: 'Blusa|Blusas' },
  },
  'smart-trousers': {
    male: { en: 'Smart trousers', es: 'Pantalón de vestir|Pantalones de vestir' },
    female: { en: 'Smart trousers or skirt', es: 'Pantalón de vestir o falda' },
  },
};

/** The key of a garment's line for a woman. */
export const femaleKey = (id: string): string => `${id}-f`;

/** Key and `singular|plural` of a garment for somebody whose sex is known; undefined for all else. */
export function genderedName(id: string, { sex }: Packer, locale: Locale): { key: string; names: string } | undefined {
  const names = sex && NAMES[id]?.[sex];
  return names && { key: sex === 'male' ? id : femaleKey(id), names: names[locale] };
}

/** `singular|plural` of a garment for people of one sex; undefined for all else. */
export const namesForAll = (id: string, packers: readonly Packer[], locale: Locale): string | undefined => {
  const [first] = packers;
  return first && packers.every(({ sex }) => sex === first.sex) ? genderedName(id, first, locale)?.names : undefined;
};

/** From here on a child wears and takes what a small adult does. */
const GROWN_CHILD_MONTHS = 96;
const GROWN_NAMES: Record<string, Names> = {
  'child-medicine': { en: "Painkiller in a child's dose", es: 'Analgésico en dosis infantil' },
  'child-ski-wear': { en: "Children's ski jacket and trousers", es: 'Chaqueta y pantalón de esquí infantiles' },
};

/** `singular|plural` of a children's row where no child is small any more; undefined for all else. */
export function namesForGrown(id: string, packers: readonly Packer[], locale: Locale): string | undefined {
  const children = packers.filter((packer) => !isGrown(packer));
  const grown = children.length > 0 && children.every(({ ageMonths }) => ageMonths >= GROWN_CHILD_MONTHS);
  return grown ? GROWN_NAMES[id]?.[locale] : undefined;
}
