/** The words of one namespace; nested objects group keys. */
export interface Words {
  readonly [key: string]: string | Words;
}

/**
 * What a Spanish file must hold for its English one: every key, and for each plural (`…_other`) also Spanish's third
 * form (`…_many`: "un millón de maletas"). A missing or a surplus key does not compile.
 */
export type SpanishOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : SpanishOf<English[Key]>;
} & { readonly [Key in keyof English as Key extends `${infer Base}_other` ? `${Base}_many` : never]: string };
