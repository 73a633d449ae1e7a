/** Whether a text that names an animal has it travel: most only tell of one that stays, or of another kind of animal. */
import { KIN } from '../../packing/reading/grammar';
import type { Occurrence } from '../../packing/reading/occurrence';
import type { TripDocument } from '../document';
import { tokenAt } from '../people/about';

/** What an animal that travels has: "lead", "croquetas", "pet cabin", "chipped". */
const THINGS_OF_PETS =
  /\b(?:leash|lead|leads|harness|muzzle|kibble|(?:dog|cat|pet|puppy) (?:food|bed|bowls?|crate|carrier|coat|passport|cabin|fee|friendly|treats|towel|door|couriers?|people)|litter|kennels?|crate|poo bags|rabies|micro ?chip\w*|chipped|correas?|pretal|bozal|pienso|croquetas|arenero|arena (?:de|del|para)|tras?porta(?:dora|din|bebe)?|trasportin|jaula|admiten? (?:perr|bich|mascot|animal)\w*|rabia|cartilla|vacunas al dia|bolsitas)\b/;
const ARTICLES =
  '(?:our|my|the|his|her|their|both|two|three|old|el|la|las|los|mi|mis|tu|nuestr[oa]s?|sus?|un|una|dos|tres|\\d)';
/** "Me, Jo n Otis the", "mi novia y la": it is one of those who travel. */
const AMONG_TRAVELLERS = new RegExp(
  `(?:\\b(?:and|plus|with|along with|n|w|y|e|con|mas|llev(?:o|amos) a|bringing|taking|somos|va|viaja)\\s+|[+&,(]\\s*)(?:${ARTICLES}\\s+)*(?:[\\w'’]+,?\\s+){0,2}(?:${ARTICLES}\\s+){0,2}(?:\\w+\\s+)?$`,
);
/** "Koro stays home w the", "queda con los abuelos y la": with those who do not travel. */
const AMONG_OTHERS =
  /\b(?:stays?|staying|stayed|left|minds?|minding|looks? after|walks?|se quedan?|quedan|cuidan?|cuidando|photos? of|pictures? of|(?:fotos?|photos?|pictures?) (?:of|del?) \w+,?|fotos? del?)\b[^.;!?,]{0,40},?[^.;!?,]{0,6}$/;
/** "The dog ate it", "perro en casa de mis padres". */
const STAYS_BEHIND =
  /^(?:s|es|os|as)?(?:'s)? (?:ate|eats|chewed|se comio|en casa|en lo de|a lo de|a casa de|donde mi|con (?:mis?|los|la|el) (?:padres|suegr\w+|abuel\w+|madre|vecin\w+|herman\w+)|at (?:my|mum|mam|home|number|the kennel)|with (?:my|the|our) (?:mum|mom|mam|parents|neighbo\w+|sister|brother|in ?-?laws))\b/;
/** "Rides in cabin with me", "va en su transportín". */
const COMES_BEHIND =
  /^[^.!?]{0,40}\b(?:comes?|coming|rides?|flies|flying|travels?|goes (?:too|with)|joins?|viene|va (?:con|en|si)|viajan?|vuela|en cabina|in cabin|in the cabin|invitad[oa]|with us|with me|weighs?|pesa|takes|toma|needs|hates|gets)\b|^[^.!?]{0,20}\d ?kg\b/;
const REACH = 60;

/** "The helicopter with dogs": animals of nobody in particular. */
const OF_NOBODY = /\b(?:con|with|w) (?:perros|perras|gatos|gatas|dogs|cats)$/;

/** "Bev brings the food and her spaniel": so does what it needs. */
const BROUGHT_BY_OWNER =
  /\b(?!i\b|we\b|yo\b)[a-z]+ (?:is |'s )?(?:brings?|bringing|takes?|taking|trae|lleva) [^.;!?]{0,40}\b(?:her|his|su) (?:[a-z]+ )?$/;

/** "Pat's spaniel": its things come with whoever has it. */
const isOfSomebody = ({ view, start }: Occurrence): boolean => {
  const { tokens } = view.sentence;
  const at = tokenAt(view, start);
  const owner = tokens[at - 2];
  return tokens[at - 1]?.text === "'s" && owner?.capital === true && !KIN.has(owner.text);
};

const comesAt = (text: string, { start, end }: Occurrence): boolean => {
  const before = text.slice(Math.max(0, start - REACH), start);
  const behind = text.slice(end, end + REACH);
  return (
    !AMONG_OTHERS.test(before) &&
    !BROUGHT_BY_OWNER.test(before) &&
    !OF_NOBODY.test(text.slice(Math.max(0, start - REACH), end)) &&
    !STAYS_BEHIND.test(behind) &&
    (AMONG_TRAVELLERS.test(before) || COMES_BEHIND.test(behind))
  );
};

/** Words of little else, as in a field of the form: "dog". */
const LITTLE_ELSE = 20;

/** Whether one of the places that name the animal, or what it needs, has it come along. */
export const isPetComing = ({ folded }: TripDocument, places: readonly Occurrence[]): boolean =>
  folded.length < LITTLE_ELSE ||
  THINGS_OF_PETS.test(folded) ||
  places.some((place) => !isOfSomebody(place) && comesAt(folded, place));
