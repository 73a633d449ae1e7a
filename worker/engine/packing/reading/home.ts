/** Home and nationality, from the places and peoples that the text names with their part in it. */
import type { PlaceMention } from '../../places/mentions';
import type { Home } from '../facts';

/** What the words say of home. A sentence that was set aside as an instruction has no say (`usable`). */
export const readHome = (mentions: readonly PlaceMention[], usable: (offset: number) => boolean): Home => {
  const home: Home = {};
  for (const mention of mentions) {
    if (!usable(mention.start)) continue;
    const best = mention.candidates[0]?.place;
    const country = mention.country ?? best?.country;
    if (mention.role === 'nationality' && country) home.nationality ??= country;
    if (mention.role === 'origin' && country && home.country === undefined) {
      home.country = country;
      if (best && best.kind !== 'country') home.city = mention.text;
    }
  }
  return home;
};
