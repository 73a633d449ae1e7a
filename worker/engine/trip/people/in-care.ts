/** Patients, pupils and the others of a team or a class: groups whom one meets or goes with, and nobody packs for. */
import { textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';

/** "Atiendo niños wayúu", "trato a embarazadas y niños", "vaccinating children": before patients, pupils and players. */
export const TREATS =
  /\b(?:atiend[oe]|atendemos|atender|atendiendo|trat(?:o|amos|ar|ando)|vacun(?:o|amos|ar|ando)|oper(?:o|amos|ar|ando)|examin(?:o|amos|ar|ando)|revis(?:o|amos|ar|ando)|curar|(?:maquill|pein|fotografi|entren)(?:o|amos|ar|ando) a|ensen(?:o|amos|ar|ando)|doy clases?|damos clases?|dar clases?|treat(?:ing)?|vaccinat(?:e|ing)|teach(?:ing)?|nurs(?:e|ing)|see(?:ing)? patients)(?: (?:perros|gatos|animales|adultos|adults|mujeres|women|embarazadas|madres|ancianos|mayores|y|e|and|a|to|ingles|english|sobre todo|mostly|mainly))*$/;
/** After the others of a team or a class. */
const OF_A_GROUP =
  /^(?:del?|from|in|of) (?:(?:la|el|su|mi|the|his|her|their|my) )?(?:mism[oa] )?(?:club|equipo|clase|curso|cole|colegio|escuela|insti|instituto|grupo|academia|barrio|tropa|salon|grado|team|class|school|squad|troop|group)\b/;

/** "Con otras 8 niñas del club": those of the group that a child goes with. */
export const isOfGroup = (lexemes: readonly Lexeme[], { entry, owner, count, from, head, to }: Mention): boolean =>
  (count ?? entry?.count ?? 1) > 1 &&
  !/^(?:mine|ours)$/.test(owner) &&
  /\b(?:otr[oa]s|other)\b/.test(textAfter(lexemes, from, head - from)) &&
  OF_A_GROUP.test(textAfter(lexemes, to, 4));
