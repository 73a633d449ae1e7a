import type { SpanishOf } from '../../translation';
import type { categories as english } from '../en/plan-labels';

export const categories = {
  documents: 'Documentación',
  money: 'Dinero y llaves',
  clothing: 'Ropa',
  outerwear: 'Abrigo y capas',
  footwear: 'Calzado',
  toiletries: 'Aseo',
  health: 'Salud y sol',
  electronics: 'Electrónica',
  work: 'Trabajo y estudio',
  activities: 'Actividades y material',
  sleep: 'Dormir y acampar',
  children: 'Niños',
  pets: 'Mascotas',
  food: 'Comida y bebida',
  bags: 'Bolsas y mochilas',
  comfort: 'Comodidad y extras',
} as const satisfies SpanishOf<typeof english>;
