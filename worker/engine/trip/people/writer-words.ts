/** The writer by a pronoun. */
export const SELF: ReadonlySet<string> = new Set(
  'i me myself meself mesel masel yo conmigo moi servidor servidora muggins yours'.split(' '),
);
