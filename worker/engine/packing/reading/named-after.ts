/** Words for a pursuit, a place or a complaint that only name somebody, a street or a subject: "bike messenger", "calle Montaña". */
import { wordsOf, type Token } from './text';
import { KIN } from './grammar';
import type { Tag } from '../tags';

interface Range {
  start: number;
  end: number;
}

const PURSUIT = /^(?:activity|hobby|setting|transport|occasion:race|lodging:(?:camping|camper))/;
const SUBJECT = /^(?:medical|diet|pet|setting|hobby|occasion)/;

/** Whom the word after a pursuit makes of it. */
const SOMEBODY_AFTER =
  /^(?:mad|crazy|obsessed|nut|nuts|widow|messengers?|couriers?|mechanics?|champions?|influencers?|journalists?|reporters?|salesm[ae]n|dealers?)(?: |$)/;
/** Who teaches it may teach the travellers: "with a surf instructor", not "my cousin is a surf instructor". */
const TEACHER_AFTER = /^(?:teachers?|instructors?|tutors?|guides?|coach|coaches)(?: (?!training\b|course\b|certif)|$)/;
const TEACHER_BEFORE =
  /(?:^| )(?:profe|profesora?|maestr[oa]|instructora?|monitora?|entrenadora?|guia) (?:de|del)(?: (?:la|el))?$/;
const TRADE_OF_OTHER =
  /(?:^| )(?:is|was|'s|es|era|fue|retired|ex|trained|jubilad[oa])(?: (?:an?|the|un|una))?(?: (?:profe|profesora?|maestr[oa]|instructora?|monitora?|entrenadora?|guia) (?:de|del))?(?: (?:la|el))?$/;
const STREET_AFTER = /^(?:street|st|road|rd|avenue|ave|lane|close|crescent|square|terrace)(?: |$)/;
const NAMED_BEFORE =
  /(?:^| )(?:calle|avenida|avda|av|plaza|plazuela|callejon|rua|carrer|urbanizacion|barrio|colonia|vereda)(?: (?:de|del))?(?: (?:la|el|los|las))?$/;
const SOMEBODY_BEFORE =
  /(?:^| )(?:piloto|campeon|campeona|loc[oa]|fanatic[oa]|enferm[oa]|vendedora?|periodista) (?:de|del|por)(?: (?:la|el))?$/;
/** A house called after what is taught or sold in it, where one lives beside it: "above a climbing gym". */
const BESIDE =
  /(?:^| )(?:above|over|opposite|beside|behind|across from|next (?:door )?to|near|runs|owns|encima de|frente a|enfrente de|al lado de|junto a|tiene|regenta)(?: (?:an?|the|un|una|el|la))?$/;
const HOUSE_AFTER = /^(?:gym|gyms|school|schools|shop|shops|store|club|clubs|centre|center|studio|hall)(?: |$)/;
const HOUSE_BEFORE = /(?:^| )(?:gimnasio|escuela|tienda|club|centro|academia|rocodromo) de$/;

/** What a talk, a fair or a book is about. */
const ABOUT =
  /(?:^| )(?:(?:conference|congress|symposium|talk|paper|poster|thesis|lecture|seminar|exhibition|documentary|book|article|report|research|film) (?:on|about|of)|(?:congreso|ponencia|charla|tesis|poster|seminario|jornadas|documental|articulo|informe|pelicula|exposicion|libro) (?:de|del|sobre|acerca de))(?: (?:the|la|el|los|las))?(?: [a-z]+)?$/;

/** Whether a match names somebody, a street or a subject, and is nothing that this trip does or has. */
export const isNamedAfter = (tokens: readonly Token[], tag: Tag | undefined, { start, end }: Range): boolean => {
  if (!tag) return false;
  const before = wordsOf(tokens, Math.max(0, start - 4), start);
  const after = tokens[end]?.gap.trim().replace('-', '') === '' ? wordsOf(tokens, end, end + 2) : '';
  if (PURSUIT.test(tag)) {
    if (SOMEBODY_AFTER.test(after) || SOMEBODY_BEFORE.test(before)) return true;
    const teacher = TEACHER_AFTER.test(after) || TEACHER_BEFORE.test(before);
    const ofKin = tokens.slice(Math.max(0, start - 2), start).some(({ text }) => KIN.has(text));
    if (teacher && (TRADE_OF_OTHER.test(before) || ofKin)) return true;
    if (NAMED_BEFORE.test(before) || (tokens[end]?.capital === true && STREET_AFTER.test(after))) return true;
    if (HOUSE_AFTER.test(after) && BESIDE.test(before)) return true;
    const house = HOUSE_BEFORE.exec(before);
    if (house && BESIDE.test(before.slice(0, house.index).trim())) return true;
  }
  return SUBJECT.test(tag) && ABOUT.test(before);
};
