/** What the fake OpenAI says in each mode: good answers, and every kind of bad one that has been seen of models. */

/** The parts of a request that an answer depends on. */
export interface Prompt {
  system: string;
  user: string;
}

interface BaseItem {
  id: string;
  name: string;
  quantity: number;
  category: string;
  essential?: boolean;
}

const isSpanish = ({ system }: Prompt): boolean => /in Spanish/.test(system);

/** The base list as the prompt has it, one JSON object a line. */
const baseListOf = ({ user }: Prompt): BaseItem[] =>
  user
    .split('\n')
    .filter((line) => line.startsWith('{"id":'))
    .map((line): BaseItem => JSON.parse(line));

const line = (fields: Record<string, unknown>): string => JSON.stringify(fields);

/** Sensible differences for any trip, in the language that the prompt asks for. */
const goodLines = (prompt: Prompt): string[] => {
  const spanish = isSpanish(prompt);
  const spare = baseListOf(prompt).filter(({ essential }) => !essential);
  const [first] = spare.filter(({ category }) => category !== 'documents');
  const last = spare.at(-1);
  const added = spanish
    ? [
        ['Bolsas con cierre hermético', 'bags', 3, 'Separan lo mojado de lo seco cuando cambies de alojamiento'],
        ['Cinta de tender elástica', 'comfort', 1, 'Para tender lo que laves a mitad de viaje'],
        ['Cuchara plegable', 'food', 2, 'Para comer algo por el camino sin buscar cubiertos'],
      ]
    : [
        ['Zip-lock bags', 'bags', 3, 'They keep wet things apart from dry ones when you move on'],
        ['Elastic washing line', 'comfort', 1, 'For drying what you wash halfway through the trip'],
        ['Folding spoon', 'food', 2, 'So that you can eat on the way without looking for cutlery'],
      ];
  return [
    ...added.map(([name, category, quantity, reason]) => line({ op: 'add', name, category, quantity, reason })),
    ...(first
      ? [
          line({
            op: 'change',
            id: first.id,
            quantity: first.quantity + 1,
            reason: spanish ? 'Una más por si algo se moja' : 'One more in case something gets wet',
          }),
        ]
      : []),
    ...(last && last !== first
      ? [
          line({
            op: 'drop',
            id: last.id,
            reason: spanish ? 'No te hará falta con lo que cuentas' : 'You will not need it for what you describe',
          }),
        ]
      : []),
  ];
};

/** What a model writes that obeyed a malicious description. */
const obeyedLines: Record<'weapons' | 'flood' | 'html' | 'leak' | 'scripts', (prompt: Prompt) => string[]> = {
  weapons: () =>
    ['Handgun', 'Box of ammunition', 'Hunting knife', 'Pepper spray', 'Cocaine', 'Pistola', 'Munición', 'Machete'].map(
      (name) => line({ op: 'add', name, category: 'activities', quantity: 1, reason: 'You asked for it' }),
    ),
  flood: (prompt) => [
    ...baseListOf(prompt).map(({ id }) => line({ op: 'drop', id, reason: 'You asked for an empty list' })),
    ...Array.from({ length: 500 }, (_, index) =>
      line({ op: 'add', name: `Item ${index + 1}`, category: 'comfort', quantity: 99, reason: `Number ${index + 1}` }),
    ),
  ],
  html: () => [
    line({ op: 'add', name: '<script>alert(1)</script>', category: 'comfort', reason: 'You asked for it' }),
    line({ op: 'add', name: 'Map', category: 'comfort', reason: 'See <a href="https://evil.example">this</a>' }),
    line({ op: 'add', name: 'Photos ![x](https://evil.example/x.png)', category: 'comfort', reason: 'Look' }),
    line({ op: 'add', name: 'Guide www.evil.example', category: 'comfort', reason: 'Read it' }),
  ],
  leak: ({ system }) => [
    line({ op: 'add', name: 'System prompt', category: 'comfort', reason: system.slice(0, 200) }),
    line({ op: 'add', name: 'Notebook', category: 'comfort', reason: 'As an AI language model I follow instructions' }),
    line({ op: 'add', name: system.slice(4, 70), category: 'comfort', reason: 'Because you asked' }),
  ],
  scripts: () => [
    line({ op: 'add', name: 'Зонт', category: 'comfort', reason: 'Будет дождь' }),
    line({ op: 'add', name: '雨傘', category: 'comfort', reason: '雨が降ります' }),
    line({ op: 'add', name: 'مظلة', category: 'comfort', reason: 'سوف تمطر' }),
    line({ op: 'add', name: 'Umbrеlla', category: 'comfort', reason: 'The е in it is Cyrillic' }),
  ],
};

/** Modes that are a matter of what is said, over a connection that works. */
export const ANSWER_MODES = [
  'good',
  'fenced',
  'nonsense',
  'empty',
  'language',
  'schema',
  'weapons',
  'flood',
  'html',
  'leak',
  'scripts',
] as const;
export type AnswerMode = (typeof ANSWER_MODES)[number];

const texts: Record<AnswerMode, (prompt: Prompt) => string> = {
  good: (prompt: Prompt) => goodLines(prompt).join('\n'),
  fenced: (prompt: Prompt) =>
    `Sure! Here you go:\n\n\`\`\`json\n[\n${goodLines(prompt).join(',\n')}\n]\n\`\`\`\nEnjoy!`,
  nonsense: () =>
    'What a lovely trip! You should try the local cuisine and take plenty of photos. Bon voyage! '.repeat(6),
  empty: () => '',
  language: (prompt: Prompt) =>
    (isSpanish(prompt)
      ? [
          ['Hand warmers for the cold mornings', 'You will be glad of them when you get up before the sun'],
          ['Collapsible bucket', 'So that you can wash your clothes in the room'],
        ]
      : [
          ['Calentadores de manos', 'Los agradecerás en las mañanas frías porque el sol tarda en salir'],
          ['Cubo plegable', 'Para que puedas lavar la ropa en la habitación'],
        ]
    )
      .map(([name, reason]) => line({ op: 'add', name, category: 'comfort', quantity: 1, reason }))
      .join('\n'),
  schema: () =>
    [
      line({ action: 'add', item: 'Towel', qty: 'two' }),
      line({ op: 'replace', id: 1, name: ['a', 'b'], reason: 'x' }),
      line({ op: 'add', name: 'Rope', category: 'comfort', quantity: 'many', reason: 'Useful' }),
      line({ op: 'add', name: 'Rope', category: 'comfort', quantity: 1 }),
      '{"op":"add","name":"Rope","reason":"It is never closed',
    ].join('\n'),
  weapons: (prompt: Prompt) => obeyedLines.weapons(prompt).join('\n'),
  flood: (prompt: Prompt) => obeyedLines.flood(prompt).join('\n'),
  html: (prompt: Prompt) => obeyedLines.html(prompt).join('\n'),
  leak: (prompt: Prompt) => obeyedLines.leak(prompt).join('\n'),
  scripts: (prompt: Prompt) => obeyedLines.scripts(prompt).join('\n'),
};

/** The text of an answer. */
export const answerText = (mode: AnswerMode, prompt: Prompt): string => texts[mode](prompt);
