/**
 * A page carries its style sheet with it, so each gets only the rules that something on it can match, under class names
 * of a letter or two. The first flight of a connection holds about 14 kB: what fits into it is painted a round trip
 * earlier.
 */
import { transform, type Selector, type Visitor } from 'lightningcss';
import { withoutKnownConditions } from '../build/known-supports';

/** What a page is made of, as far as a selector can ask for it. */
interface Used {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

const CLASS = / class="([^"]*)"/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

const classesIn = (attribute: string): string[] =>
  attribute.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity).split(/\s+/);

/** The selectors inside `:is()`, `:where()`, `:not()` and `:has()`; undefined for what holds none. */
const inner = (component: Selector[number]): Selector[] | undefined => {
  if (component.type !== 'pseudo-class') return undefined;
  const { kind } = component;
  return kind === 'is' || kind === 'where' || kind === 'not' || kind === 'has' ? component.selectors : undefined;
};

/** Whether something on the page could match; what is negated is not looked at. */
const canMatch = (selector: Selector, used: Used): boolean =>
  selector.every((component) => {
    if (component.type === 'class') return used.classes.has(component.name);
    if (component.type === 'type') return used.tags.has(component.name);
    if (component.type === 'pseudo-class' && component.kind === 'host') return false;
    if (component.type === 'pseudo-class' && component.kind === 'not') return true;
    return inner(component)?.some((one) => canMatch(one, used)) ?? true;
  });

const run = (css: string, visitor: Visitor<never>): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();

/** Drops the rules that match nothing. */
const dropRules = (css: string, used: Used): string =>
  run(withoutKnownConditions(css), { Selector: (selector) => (canMatch(selector, used) ? undefined : []) });

/** Drops custom properties, their registrations and keyframes that nothing refers to, until nothing is left to drop. */
const dropNames = (css: string): string => {
  const variables = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const animations = Array.from(css.matchAll(/animation(?:-name)?:([^;}]+)/g), ([, value = '']) => value).join(' ');
  const next = run(css, {
    Rule: {
      property: ({ value }) => (variables.has(value.name) ? undefined : []),
      keyframes: ({ value }) => (animations.includes(value.name.value) ? undefined : []),
    },
    Declaration: { custom: ({ name }) => (name.startsWith('--') && !variables.has(name) ? [] : undefined) },
  });
  return next.length < css.length ? dropNames(next) : next;
};

/** Of a property that a rule sets more than once only the last counts: every browser of ours reads it. */
const dropOverridden = (css: string): string =>
  css.replace(/\{([^{}]+)\}/g, (_, body: string) => {
    const last = new Map<string, string>();
    for (const declaration of body.match(/(?:"[^"]*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^;"(])+/g) ?? []) {
      const name = declaration.slice(0, declaration.indexOf(':'));
      last.delete(name);
      last.set(name, declaration);
    }
    return `{${[...last.values()].join(';')}}`;
  });

/** Custom properties that a script sets. */
const SET_BY_SCRIPT = new Set(['--split']);

/** 0 → a, 25 → z, 26 → aa */
const shortName = (index: number): string =>
  (index >= 26 ? shortName(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(97 + (index % 26));

/** Hands out short names, the same one for the same. */
const shortNames = () => {
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const short = names.get(name) ?? shortName(names.size);
    names.set(name, short);
    return short;
  };
  return { names, nameOf };
};

/** Renames the classes of a selector, in place. */
const rename = (selector: Selector, nameOf: (name: string) => string): Selector => {
  for (const component of selector) {
    if (component.type === 'class') component.name = nameOf(component.name);
    for (const alternative of inner(component) ?? []) rename(alternative, nameOf);
  }
  return selector;
};

/** What React writes that an HTML parser does not need: the values of switches, the ends of empty pictures. */
const terse = (markup: string): string =>
  markup
    .replace(/ (data-[a-z-]+)="true"(?=[^<>]*>)/g, ' $1')
    .replace(/<(path|circle|ellipse|rect)((?: [\w:-]+="[^"]*")*)><\/\1>/g, '<$1$2/>');

/** The same page with as little style sheet as it needs. `css` stands in `html` as it is. */
export const shrink = (html: string, css: string): { html: string; css: string } => {
  const [before = '', after = ''] = html.split(css);
  const markup = before + after;
  const uses = Array.from(markup.matchAll(CLASS), ([, attribute = '']) => classesIn(attribute)).flat();
  const used: Used = {
    classes: new Set(uses),
    tags: new Set(Array.from(markup.matchAll(/<([a-z][\w-]*)/gi), ([, tag = '']) => tag.toLowerCase())),
  };
  const { names, nameOf } = shortNames();
  const properties = shortNames();
  const small = dropOverridden(
    run(dropNames(dropRules(css, used)), { Selector: (selector) => rename(selector, nameOf) }),
  ).replace(/--[a-z][\w-]*/g, (name) => (SET_BY_SCRIPT.has(name) ? name : `--${properties.nameOf(name)}`));
  const renameIn = (text: string): string =>
    text.replace(CLASS, (_, attribute: string) => {
      const kept = classesIn(attribute).flatMap((name) => names.get(name) ?? []);
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    });
  return { html: terse(renameIn(before)) + small + terse(renameIn(after)), css: small };
};
