import type { app } from './locales/en/app';
import type { auth } from './locales/en/auth';
import type { around } from './locales/en/around';
import type { billing } from './locales/en/billing';
import type { luggage } from './locales/en/luggage';
import type { packing } from './locales/en/packing';
import type { profile } from './locales/en/profile';
import type { progress } from './locales/en/plan-progress';
import type { referrals } from './locales/en/referrals';
import type { reuse } from './locales/en/reuse';
import type { settings } from './locales/en/settings';
import type { sharing } from './locales/en/sharing';
import type { understood } from './locales/en/understood';

/** The words of the app, by namespace. */
type Resources = typeof app & {
  auth: typeof auth;
  around: typeof around;
  billing: typeof billing;
  luggage: typeof luggage;
  packing: typeof packing;
  profile: typeof profile;
  progress: typeof progress;
  referrals: typeof referrals;
  reuse: typeof reuse;
  settings: typeof settings;
  sharing: typeof sharing;
  understood: typeof understood;
};

export type Namespace = keyof Resources;

/** `count` chooses among the forms of a plural, which is called by its name alone: `days` for `days_one`, `days_other`. */
type NameOf<Words, Key extends string> = Key extends `${infer Plural}_other`
  ? Plural
  : Key extends `${infer Plural}_${'one' | 'many'}`
    ? `${Plural}_other` extends keyof Words
      ? never
      : Key
    : Key;

/** The names of all texts in a namespace: `{a: {b: 'x'}}` has `a.b`. */
type TextsOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? NameOf<Words, Key> : `${Key}.${TextsOf<Words[Key]>}`;
}[keyof Words & string];

type Texts = { [Name in Namespace]: TextsOf<Resources[Name]> };
type Prefixed<Names extends Namespace> = { [Name in Names]: `${Name}:${Texts[Name]}` }[Names];

/** Texts of one namespace, or of several: those of the first one without its name. */
export type TextOf<Names extends Namespace | readonly Namespace[]> = Names extends readonly Namespace[]
  ? Texts[Names[0]] | Prefixed<Names[number]>
  : Names extends Namespace
    ? Texts[Names] | Prefixed<Names>
    : never;

/** What a text has in its `{{placeholders}}`; `count` chooses the form of a plural. */
export type Slots = Readonly<Record<string, string | number | undefined>>;

/** Says a text in the language of the page. */
export type Translate<Names extends Namespace | readonly Namespace[] = 'common'> = (
  text: TextOf<Names>,
  slots?: Slots,
) => string;
