/** What a traveller should know of a list besides its lines. */
import type { Trip } from '../trip/schema';
import type { View } from './views';
import type { PackingWarning } from './engine';
import { headCount } from './people';
import { listOf } from './wording';

/** Warnings of people, places, weather and borders. */
export function warningsOf(trip: Trip, views: readonly View[]): PackingWarning[] {
  const { locale } = trip;
  const english = locale === 'en';
  const warnings: PackingWarning[] = [];
  const people = headCount(trip.travellers);
  if (trip.listFor === 'one' && people > 1) {
    warnings.push({
      code: 'for-one-of-the-group',
      text: english
        ? `You are ${people}: the list is for one, everybody packs a bag of their own.`
        : `Sois ${people}: la lista es para una persona, cada cual hace su maleta.`,
    });
  }
  const legs = views[0]?.legs ?? [];
  const unknown = legs.filter(({ stretch }) => !stretch.place && stretch.leg.kind !== 'outing');
  if (unknown.length > 0 || legs.length === 0) {
    const names = listOf(
      unknown.length > 0 ? unknown.map(({ stretch }) => stretch.leg.name[locale]) : [trip.destination],
      locale,
    );
    warnings.push({
      code: 'unknown-place',
      text: english
        ? `“${names}” is not a place we know: the list rests on your words alone.`
        : `No conocemos «${names}»: la lista se apoya solo en tus palabras.`,
    });
  }
  if (legs.some(({ situation }) => !situation.comfort.known)) {
    warnings.push({
      code: 'unknown-weather',
      text: english
        ? 'The weather is not known, so the list is in layers.'
        : 'No se conoce el tiempo, así que la lista va por capas.',
    });
  }
  const permits = [...new Set(legs.flatMap(({ situation }) => situation.border.permit?.[locale] ?? []))];
  if (permits.length > 0) {
    warnings.push({
      code: 'check-entry-rules',
      text: english
        ? `Entry rules change: check the official pages (${listOf(permits, locale)}).`
        : `Las normas de entrada cambian: consulta las páginas oficiales (${listOf(permits, locale)}).`,
    });
  }
  return warnings;
}
