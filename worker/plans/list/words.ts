import type { Locale } from '../../platform/locale/locale';

/** What a list says of what it was not the trip that asked for; in the plan's language, like every reason. */
export const MEMORY_WORDS = {
  en: {
    always: 'You always bring it',
    missed: (place: string) => `You missed it in ${place}`,
    template: (name: string) => `From your template “${name}”`,
    behind: (place: string) => `You did not use it in ${place}`,
    leftOut: (places: readonly string[]) =>
      `Left out: you did not use it on ${places.length} trips (${places.join(', ')})`,
  },
  es: {
    always: 'Va siempre contigo',
    missed: (place: string) => `Te hizo falta en ${place}`,
    template: (name: string) => `De tu plantilla «${name}»`,
    behind: (place: string) => `En ${place} no te hizo falta`,
    leftOut: (places: readonly string[]) =>
      `Fuera de la lista: sin usar en ${places.length} viajes (${places.join(', ')})`,
  },
} as const satisfies Record<Locale, unknown>;
