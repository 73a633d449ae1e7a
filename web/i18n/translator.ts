import type { Locale } from '../../worker/platform/locale/locale';
import type { Namespace, Slots, Translate } from './keys';
import type { Words } from './translation';

type AnyTranslate = (text: string, slots?: Slots) => string;

const fill = (text: string, slots: Slots): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? ''));

/** Says texts in one language. */
export class Translator {
  readonly locale: Locale;
  readonly #words = new Map<string, Words>();
  /** By the namespace that needs no name: it is the same function for as long as the app is open. */
  readonly #known = new Map<string, AnyTranslate>();
  #plurals: Intl.PluralRules | null = null;

  constructor(locale: Locale, words: Readonly<Record<string, Words>> = {}) {
    this.locale = locale;
    for (const [namespace, texts] of Object.entries(words)) this.add(namespace, texts);
  }

  has(namespace: string): boolean {
    return this.#words.has(namespace);
  }

  add(namespace: string, words: Words): void {
    this.#words.set(namespace, words);
  }

  /** What says the texts of one namespace, or of several: those of the first one without its name. */
  of<const Names extends Namespace | readonly Namespace[]>(names: Names): Translate<Names> {
    const first = String(typeof names === 'string' ? names : names[0]);
    const known = this.#known.get(first);
    if (known) return known;
    const translate: AnyTranslate = (text, slots) => this.#say(first, text, slots);
    this.#known.set(first, translate);
    return translate;
  }

  /** A text that is not there is its own name. */
  #say(namespace: string, text: string, slots: Slots = {}): string {
    const [path = '', named = namespace] = text.split(':', 2).toReversed();
    const found = this.#form(named, path, slots['count']);
    return found === undefined ? path : fill(found, slots);
  }

  #form(namespace: string, path: string, count: Slots[string]): string | undefined {
    if (typeof count !== 'number') return this.#find(namespace, path);
    this.#plurals ??= new Intl.PluralRules(this.locale);
    return (
      this.#find(namespace, `${path}_${this.#plurals.select(count)}`) ??
      this.#find(namespace, `${path}_other`) ??
      this.#find(namespace, path)
    );
  }

  #find(namespace: string, path: string): string | undefined {
    let found: Words | string | undefined = this.#words.get(namespace);
    for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined;
    return typeof found === 'string' ? found : undefined;
  }
}
