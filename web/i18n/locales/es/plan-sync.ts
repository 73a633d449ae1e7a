import type { SpanishOf } from '../../translation';
import type { sync as english } from '../en/plan-sync';

export const sync = {
  saved: 'Guardado',
  sending: 'Guardando',
  waiting_one: '{{count}} cambio por enviar',
  waiting_many: '{{count}} cambios por enviar',
  waiting_other: '{{count}} cambios por enviar',
  offline: 'Sin conexión',
  offlineWaiting_one: 'Sin conexión · {{count}} cambio a salvo',
  offlineWaiting_many: 'Sin conexión · {{count}} cambios a salvo',
  offlineWaiting_other: 'Sin conexión · {{count}} cambios a salvo',
  offlineHint: 'Puedes seguir haciendo la maleta. Se envía en cuanto haya red.',
  full: 'Un Bag Plan tiene como mucho {{max}} cosas; «{{item}}» no ha cabido.',
  unkept:
    'Este dispositivo no tiene más sitio. Tus cambios solo están a salvo cuando se envían: deja esta página abierta.',
  unsaved: 'Este dispositivo no tiene sitio para guardar este Bag Plan y leerlo sin conexión.',
  deletedElsewhere: '«{{name}}» se ha eliminado en otro dispositivo.',
  crossed_one:
    '{{count}} cambio que hiciste sin conexión se cruzó con el de otra persona. Abre el Bag Plan para ver cómo queda.',
  crossed_many:
    '{{count}} cambios que hiciste sin conexión se cruzaron con los de otras personas. Abre los Bag Plans para ver cómo quedan.',
  crossed_other:
    '{{count}} cambios que hiciste sin conexión se cruzaron con los de otras personas. Abre los Bag Plans para ver cómo quedan.',
  goneBack: 'Devolverlo',
  isBack: 'Ha vuelto',
  takeTheirs: 'Usar el otro',
  isTaken: 'Ahora vale el otro',
  several_one: '{{count}} cambio tuyo se cruzó con otro o no se pudo guardar.',
  several_many: '{{count}} cambios tuyos se cruzaron con otros o no se pudieron guardar.',
  several_other: '{{count}} cambios tuyos se cruzaron con otros o no se pudieron guardar.',
  severalShow: 'Verlos',
  severalTitle: 'Tus cambios y los otros',
  severalLead: 'Lo que cambiaste llegó lo último y se queda, salvo que aquí elijas otra cosa.',
  conflict: {
    name: 'Mientras tanto se llamó «{{theirs}}» en otro sitio. Tu «{{mine}}» llegó el último y se queda.',
    quantity: '«{{item}}»: mientras tanto se puso {{theirs}} en otro sitio. Tu {{mine}} llegó el último y se queda.',
    category:
      '«{{item}}» se pasó mientras tanto a «{{theirs}}» en otro sitio. Tu «{{mine}}» llegó el último y se queda.',
    packed: '«{{item}}» se marcó o desmarcó en otro sitio mientras tanto. Tu cambio llegó el último y se queda.',
    hidden: '«{{item}}» se ocultó o mostró en otro sitio mientras tanto. Tu cambio llegó el último y se queda.',
  },
} as const satisfies SpanishOf<typeof english>;
