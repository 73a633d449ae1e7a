import type { SpanishOf } from '../../translation';
import type { demo as english } from '../en/demo';

export const demo = {
  title: 'Pruébala con un viaje tuyo',
  lead: '¿Adónde vas y cuándo? La lista se hace aquí y ahora. Sin cuenta, y no guardamos nada.',
  noScript: 'La prueba necesita JavaScript.',
  destination: '¿Adónde vas?',
  placeholder: 'Lisboa, Tokio, el Camino…',
  startDate: 'Desde',
  endDate: 'Hasta',
  submit: 'Ver la lista',
  sending: 'Haciendo la maleta…',
  waiting: 'Tu lista aparecerá aquí.',
  result: {
    anywhere: 'Una lista general: no conocemos ese lugar',
    days_one: '{{count}} día',
    days_many: '{{count}} de días',
    days_other: '{{count}} días',
    noWeather: 'No conocemos el tiempo de allí',
    more: 'y {{count}} cosas más, unos {{weight}}\u00A0kg en total',
    keep: 'Crea tu cuenta y quédate la lista entera',
    keepHint: 'Tu viaje ya estará escrito. Las dos primeras listas son gratis.',
  },
  errors: {
    destination: 'Dinos adónde vas.',
    tooLong: 'Usa {{max}} caracteres como máximo.',
    date: 'Elige una fecha.',
    datesReversed: 'La fecha de fin no puede ser anterior a la de inicio.',
    tooManyDays: 'La prueba admite viajes de hasta 60 días.',
    limited: 'Han sido muchas listas para una hora. Con una cuenta puedes seguir ahora mismo.',
    failed: 'Algo ha ido mal. Inténtalo de nuevo.',
  },
} as const satisfies SpanishOf<typeof english>;
