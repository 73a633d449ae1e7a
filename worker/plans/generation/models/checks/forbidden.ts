/**
 * What never goes on a packing list, and text that is not a plain name or reason. A list made by
 * people from aviation and customs rules; it is not about what hand luggage allows (the engine knows that).
 */
import { fold } from '../../../../platform/shared/fold';

const words = (text: string): string =>
  text
    .trim()
    .split(/\s*\|\s*/)
    .join('|');

/** Harmless things that have a forbidden word in their name. */
const HARMLESS = new RegExp(
  `\\b(?:${words(
    'massage guns?|glue guns?|water (?:guns?|pistols?)|bath bombs?|bullet (?:journals?|blenders?)|hot glue guns?|' +
      'pistolas? de (?:masaje|agua|silicona)|bombas? de bano|balas? de bano|armas? de juguete|toy guns?|poppy seed \\w+|' +
      'hemp (?:bag|shirt|hat|backpack)s?|coca cola',
  )})\\b`,
  'g',
);

const FORBIDDEN = new RegExp(
  `\\b(?:${words(
    // weapons, English
    'guns?|handguns?|pistols?|revolvers?|rifles?|shotguns?|firearms?|machine guns?|assault rifles?|ammo|ammunition|bullets?|cartridges? of ammunition|' +
      'weapons?|weaponry|grenades?|explosives?|dynamite|bombs?|pipe bombs?|detonators?|gunpowder|landmines?|molotov\\w*|' +
      'machetes?|switchblades?|butterfly kni(?:fe|ves)|combat kni(?:fe|ves)|hunting kni(?:fe|ves)|throwing (?:kni(?:fe|ves)|stars?)|daggers?|bayonets?|swords?|katanas?|' +
      'brass knuckles|knuckle ?dusters?|nunchucks?|nunchaku|batons? for self.?defen[cs]e|tasers?|stun guns?|pepper spray|mace spray|tear gas|crossbows?|silencers?|bulletproof vests?|' +
      // weapons, Spanish
      'pistolas?|revolver(?:es)?|fusil(?:es)?|escopetas?|ametralladoras?|armas?|armamento|municion(?:es)?|balas?|granadas? de mano|granadas?(?= explosiva)|explosivos?|dinamita|^bombas?(?= \\.)|bombas? (?:caseras?|explosivas?|incendiarias?|molotov|lapas?|de (?:humo|racimo|relojeria))|polvora|detonador(?:es)?|' +
      'navajas? (?:automaticas?|de mariposa)|cuchillos? de (?:caza|combate|monte)|espadas?|dagas?|puno(?:s)? americano(?:s)?|gas pimienta|spray (?:de )?pimienta|gas lacrimogeno|ballestas?|silenciador(?:es)?|chalecos? antibalas|pistolas? electricas?|' +
      // drugs, both
      'cocaine|heroin|crack pipe|meth|methamphetamines?|crystal meth|lsd|ecstasy|mdma|ketamine|fentanyl|opium|marijuana|cannabis|weed|hashish|magic mushrooms?|illegal drugs?|recreational drugs?|' +
      'cocaina|heroina|metanfetaminas?|extasis|ketamina|fentanilo|opio|marihuana|porros?|hachis|drogas?|setas alucinogenas|' +
      // other contraband
      'counterfeit\\w*|fake passports?|fake ids?|stolen \\w+|pasaportes? falsos?|documentos? falsos?|billetes? falsos?|dinero falso|' +
      'human remains|poison(?! ivy)|cyanide|veneno|cianuro|self.?harm|suicid\\w+',
  )})\\b`,
);

/** Fine in a reason (the noise of Las Fallas), not as a thing to carry. */
const FIREWORKS = /\b(?:fireworks?|firecrackers?|petardos?|fuegos artificiales|bengalas?|flare guns?)\b/;

/** Weapons, explosives, drugs and contraband, in either language. */
export const isForbidden = (name: string | undefined, reason: string): boolean =>
  FORBIDDEN.test(fold(`${name ?? ''} . ${reason}`).replaceAll(HARMLESS, ' ')) ||
  (name !== undefined && FIREWORKS.test(fold(name)));

const MARKUP =
  /[<>{}[\]`|\\^~*_]|https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|io|ru|info|xyz|app|dev)\b|javascript:|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|%3c|on(?:error|load|click)\s*=/i;
/** Control characters, direction overrides, joiners, private use: nothing of a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u;

/** HTML, Markdown, links, addresses or invisible characters. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text) || INVISIBLE.test(text);

const PROMPT_TALK =
  /\b(?:system (?:prompt|message)|previous instructions?|prior instructions?|my instructions|ignore (?:all|any|the|previous|prior)|as an ai|ai model|language model|assistant|chatgpt|prompts?|jailbreak\w*|developer mode|instrucciones (?:anteriores|previas|del sistema)|mis instrucciones|ignora (?:las|todas|cualquier)|como (?:una )?ia|modelo de (?:lenguaje|ia)|asistente virtual|json|hacked|pwned|owned by)\b/;

const RUN = 7;

/** Runs of words that the prompt has, for finding it quoted. */
const runsOf = (text: string): Set<string> => {
  const all = fold(text).match(/\p{L}+/gu) ?? [];
  return new Set(all.slice(0, -RUN + 1).map((_, start) => all.slice(start, start + RUN).join(' ')));
};

/** A test for text that talks of the prompt or repeats seven words of it in a row. `marker` delimits the data in it. */
export const createLeakTest = (instructions: string, marker: string): ((text: string) => boolean) => {
  const prompt = runsOf(instructions);
  return (text) =>
    text.includes(marker) || PROMPT_TALK.test(fold(text)) || [...runsOf(text)].some((run) => prompt.has(run));
};

/** Numbered fillers ("Item 12", "Cosa 3") and names without a word: what an obeyed "500 items" looks like. */
export const isPadding = (name: string): boolean =>
  /^(?:packing |travel )?(?:items?|things?|objects?|stuff|placeholders?|entr(?:y|ies)|articulos?|objetos?|cosas?|elementos?|lorem ipsum.*)\b[\s#º.:-]*\d*$/.test(
    fold(name),
  ) || (name.match(/\p{L}/gu)?.length ?? 0) < Math.max(2, name.length * 0.4);
