import { checkFates } from './things/expect-things';

checkFates('es', [
  ['El portátil de Ana se queda, me llevo el mío', { portátil: 'bring' }],
  ['En el hotel hay toallas pero yo llevo las mías', { toallas: 'bring' }],
  ['Mi novio tiene casco, el mío lo alquilo', { casco: 'rented' }],
  ['Carpetas negras las nuestras, los atriles los pone el coro', { 'Carpetas negras': 'bring', atriles: 'provided' }],
  ['Ellos ponen la tienda y yo el saco', { tienda: 'provided', saco: 'bring' }],
  ['Pau lleva el hornillo y yo la esterilla', { hornillo: 'other-brings', esterilla: 'bring' }],
  ['Nada de tacones y vestidos, zapatillas y punto', { tacones: 'stays', vestidos: 'stays', zapatillas: 'bring' }],
  ['Nada de llevar secador y plancha', { secador: 'stays', plancha: 'stays' }],
  ['Olvídate de tacones y joyas', { tacones: 'stays', joyas: 'stays' }],
  ['No te olvides de los tacones y el paraguas', { tacones: 'bring', paraguas: 'bring' }],
  ['No metas secador ni plancha', { secador: 'stays', plancha: 'stays' }],
  ['Tacones ni uno', { Tacones: 'stays' }],
]);
