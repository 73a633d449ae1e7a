/** Who a clause is about, and who of them travels: the diabetes of a brother who stays at home packs nothing. */
import type { Clause } from './clauses';
import { PEOPLE } from '../../trip/people/lexicon';
import { FIRST_PERSON, KIN } from './grammar';
import { phraseSet } from './phrases';
import type { Sentence, Token } from './text';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Relations that are plain words or short for something else as well. */
const OTHER_SENSE = /^(?:gf|bf|teta|popo|tot|nain|oga|appa|bae|fella|infants?|groom|bride)$/;
const CHILDREN: ReadonlySet<string> = new Set(
  PEOPLE.filter(({ role, close }) => role === 'child' && close).flatMap(({ words }) => words.split(', ')),
);
/** Every relation of one word that needs no owner to be one: "polola", "patojo", "hubby". */
const RELATIONS: ReadonlySet<string> = new Set([
  ...KIN,
  ...PEOPLE.filter(({ risky, none, capitals, named, key }) => !(risky || none || capitals || named || key === 'aged'))
    .flatMap(({ words }) => words.split(', '))
    .filter((word) => !word.includes(' ') && !OTHER_SENSE.test(word)),
]);

const POSSESSIVE = list(
  `my our his her their mi mis nuestro nuestra nuestros nuestras su sus the el la los las a un una unos unas`,
);
const PRONOUN_THEY = list(`he she they who which that quien quienes que el ella ellos ellas`);

const STAYS = phraseSet(
  "stay/stays/staying (at) home/behind, is/are/'s/'re staying (at) home/behind/here, isnt/arent/wont/not/cant/cannot (be) coming/come/join/joining/travelling/traveling/going/travel/go, doesnt/dont travel/come/fly, lives, live in/there/here, is/are getting married, gets married, is marrying, will look after, is looking after, is feeding, looks after, feeds, lend*, lent, will pick, picks us/me, is waiting, is hosting, hosts, receives, told me, says, said, died, passed away, works there, moved to, meets us/me there, se queda/quedan en casa/con/aqui, no viene/vienen/viaja/viajan/va/van/vendra/vendran, no puede/pueden venir/viajar/ir/acompanar*, vive/viven, se casa/casan, cuida/cuidan, nos presta/prestan, me presta/prestan, nos deja/dejan, me deja/dejan, nos recoge/recogen, me recoge, me espera/esperan, nos espera/esperan, murio, fallecio, ha fallecido, dice, dicen, me dijo, se encarga, se ocupa, trabaja alli, recibe, se gradua, se bautiza",
);
const VISITED = list(
  `visit visiting visits see seeing at for near meet meeting visitar visito visitamos ver vemos para donde`,
);
const GOES_WITH = list(
  `with con plus accompany accompanying taking bring bringing acompano acompanamos llevo llevamos llevar`,
);

const ADJECTIVE = /^(?:little|big|older|younger|elder|youngest|oldest|eldest|twin|best|old|poor|dear)$/;
/** "…, yo no", "but I don't": what was said before is the other's alone. */
const NOT_ME = phraseSet(
  'yo no/tampoco, nosotros no, no yo, no nosotros, ni yo, a mi no, i dont/cant/wont/never/hate, not me, we dont/cant',
);

interface Person {
  /** Index of the relation word. */
  at: number;
  word: string;
  travels: boolean | undefined;
}

/** "Mam won't go near it", "dad's not skiing", "- wife, not skied": a relation that opens what is said, as one calls somebody. */
const isCalled = (tokens: readonly Token[], at: number): boolean =>
  (at === 0 || /[,;:(.-]/.test(tokens[at]?.gap ?? '')) &&
  (CALLED.test(tokens[at + 1]?.text ?? '') || isContracted(tokens, at + 1));
const CALLED = /^(?:is|isnt|wont|doesnt|cant|has|hasnt|gets|needs|takes|wears|loves|hates|not|never|no)$/;

/** "Dad's not skiing": the "'s" is "is". */
const isContracted = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "'s" && /^(?:not|never|no)$/.test(tokens[at + 1]?.text ?? '');

/** "Uno del grupo pesca, yo no": somebody who is not named. */
const isOne = (word: string | undefined): boolean => word === 'uno' || word === 'una';
const isOneOfThem = (tokens: readonly Token[], at: number): boolean =>
  isOne(tokens[at]?.text) &&
  /^(?:del?|tiene|hace|lleva|juega|va)$/.test(tokens[at + 1]?.text ?? '') &&
  (at === 0 || /[,;:(.]/.test(tokens[at]?.gap ?? ''));

/** Persons named in a sentence by their relation to the writer. */
const personsOf = (tokens: readonly Token[]): Person[] => {
  const persons: Person[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (isOneOfThem(tokens, at)) persons.push({ at, word: text, travels: undefined });
    if (!RELATIONS.has(text)) continue;
    const owner = ADJECTIVE.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
    if (!POSSESSIVE.has(tokens[owner]?.text ?? '') && !isCalled(tokens, at)) continue;
    const before = tokens[owner - 1]?.text ?? '';
    const before2 = tokens[owner - 2]?.text ?? '';
    const next = tokens[at + 1];
    let travels: boolean | undefined;
    if (
      (next?.text === "'s" && !isContracted(tokens, at + 1)) ||
      (VISITED.has(before) && !(CHILDREN.has(text) && /^(?:for|para)$/.test(before))) ||
      (before === 'a' && VISITED.has(before2)) ||
      (/^(?:de|en|of)$/.test(before) &&
        /^(?:casa|house|boda|wedding|place|funeral|cumpleanos|birthday|home|piso|graduacion|donde)$/.test(before2))
    )
      travels = false;
    if (
      GOES_WITH.has(before) ||
      (/^(?:and|y|e)$/.test(next?.text ?? '') && /^(?:i|me|yo|myself)$/.test(tokens[at + 2]?.text ?? ''))
    )
      travels = true;
    persons.push({ at, word: text, travels });
  }
  return persons;
};

/**
 * "She won't go near the pool" goes on the trip all the same; "but the ship said no" is said by another than whom the clause
 * before was about.
 */
const saysStays = (tokens: readonly Token[], { from, to }: Clause, ownSubject: boolean): boolean =>
  STAYS.find(tokens, from, to).some(
    ({ start, end }) =>
      (ownSubject ||
        start - from <= 1 ||
        /^(?:will|is|are|does|can|se|no|y|and)$/.test(tokens[start - 1]?.text ?? '')) &&
      !(
        tokens[end - 1]?.text === 'go' &&
        /^(?:near|in|into|on|up|down|under|out|swimming|skiing|anywhere)$/.test(tokens[end]?.text ?? '')
      ),
  );

/** "He needs a list, not me": whom the list is for, and nobody who stays. */
const isOfList = (tokens: readonly Token[], { to }: Clause): boolean =>
  tokens.slice(Math.max(0, to - 8), to).some(({ text }) => /^(?:list|lista)$/.test(text));

/** For every clause of every sentence: is it about somebody else, and about somebody who does not travel? */
export const whoseClauses = (
  sentences: readonly Sentence[],
  clauses: readonly (readonly Clause[])[],
): { away: boolean[]; others: boolean[] }[] => {
  const travels = new Map<string, boolean>();
  const persons = sentences.map(({ tokens }) => personsOf(tokens));
  const subjects: (string | undefined)[][] = [];
  let carried: string | undefined;
  for (const [index, { tokens }] of sentences.entries()) {
    const row: (string | undefined)[] = [];
    let inSentence: string | undefined;
    for (const clause of clauses[index] ?? []) {
      const { from, to } = clause;
      const subject = subjectOf(tokens, clause, persons[index] ?? []);
      if (subject === 'third') {
        inSentence = (persons[index] ?? []).findLast(({ at }) => at < from)?.word ?? inSentence ?? carried;
        row.push(inSentence);
      } else if (subject) {
        inSentence = subject;
        row.push(subject);
      } else row.push(inSentence);
      const about = row.at(-1);
      if (about && about !== 'we' && saysStays(tokens, clause, subject !== undefined)) travels.set(about, false);
      if (
        subject === about &&
        about &&
        about !== 'we' &&
        travels.get(about) === undefined &&
        NOT_ME.has(tokens, from, to) &&
        !isOfList(tokens, clause)
      )
        travels.set(about, false);
      const said = row.at(-2);
      if (
        about === 'we' &&
        said &&
        said !== 'we' &&
        travels.get(said) === undefined &&
        NOT_ME.has(tokens, from, to) &&
        !isOfList(tokens, clause)
      )
        travels.set(said, false);
    }
    carried = inSentence;
    for (const { word, travels: known } of persons[index] ?? []) {
      if (known === true) travels.set(word, true);
      else if (known === false && travels.get(word) === undefined) travels.set(word, false);
    }
    subjects.push(row);
  }
  return subjects.map((row) => ({
    away: row.map((subject) => subject !== undefined && subject !== 'we' && travels.get(subject) === false),
    others: row.map((subject) => subject !== undefined && subject !== 'we'),
  }));
};

/** The subject a clause opens with: the writer's side, a relation, "she" (`third`), or none of its own. */
const subjectOf = (tokens: readonly Token[], clause: Clause, persons: readonly Person[]): string | undefined => {
  for (let index = clause.from; index < Math.min(clause.to, clause.from + 6); index += 1) {
    const text = tokens[index]?.text ?? '';
    const next = tokens[index + 1]?.text ?? '';
    if (FIRST_PERSON.has(text) && text !== 'me' && text !== 'us') return 'we';
    const person = RELATIONS.has(text) || isOne(text) ? persons.find(({ at }) => at === index) : undefined;
    // "My sister …" opens a clause; the sister of "Christmas at my sister's" is not its subject.
    if (
      person &&
      (next !== "'s" || isContracted(tokens, index + 1)) &&
      index - clause.from - (ADJECTIVE.test(tokens[index - 1]?.text ?? '') ? 1 : 0) <=
        (/^(?:and|y|but|pero|so|also|ademas|because|porque|aunque|although|though|while|mientras|whereas)$/.test(
          tokens[clause.from]?.text ?? '',
        )
          ? 2
          : 1)
    )
      return /^(?:and|y|e)$/.test(next) && /^(?:i|me|yo)$/.test(tokens[index + 2]?.text ?? '') ? 'we' : person.word;
    if (index === clause.from && PRONOUN_THEY.has(text) && !RELATIONS.has(next)) return 'third';
    if (index === clause.from && /^(?:it|there|this|hay|esto|todo|everything)$/.test(text)) return 'we';
  }
  for (let index = clause.from; index < clause.to; index += 1)
    if (FIRST_PERSON.has(tokens[index]?.text ?? '')) return 'we';
  return undefined;
};
