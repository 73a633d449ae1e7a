import type { SpanishOf } from '../../translation';
import type { home as english } from '../en/home';

export const home = {
  meta: {
    title: 'Valija: la lista de equipaje hecha para tu viaje',
    description:
      'Dile a Valija adónde vas, cuándo y para qué. Mira el tiempo, el lugar y tus planes, y te prepara una lista de equipaje que explica por qué está cada cosa.',
  },
  hero: {
    title: 'Haz la maleta para el viaje, no para los «por si acaso».',
    lead: 'Dile a Valija adónde vas, cuándo y para qué. Mira el tiempo, el lugar y tus planes, y te entrega una lista de equipaje que explica por qué está cada cosa.',
    cta: 'Hacer mi primera lista',
    wait: 'Unirme a la lista de espera',
    soon: 'Muy pronto: estamos abriendo la puerta poco a poco.',
    example: 'Probar sin cuenta',
    free: 'Dos Bag Plans gratis. Sin tarjeta.',
  },
  before: { label: 'Antes', lines: ['ropa, ¿¿cuánta??', 'bañador', '¿algo de abrigo?', 'cargador', 'botas… ¿y zapatillas?', '¡¡pasaporte!!'] },
  after: {
    label: 'Bag Plan',
    fromCode: 'MAD',
    toCode: 'LIS',
    place: 'Lisboa, Portugal',
    dates: '1–8 de mayo',
    weather: 'De {{min}} a {{max}}\u00A0°C, llueve 1 de cada {{every}} días',
    trip: 'Senderismo, playa, solo equipaje de mano',
    more: 'y {{count}} cosas más, unos {{weight}}\u00A0kg en total',
  },
  compare: 'De la nota de siempre al Bag Plan: desliza para destapar más de una o del otro',
  board: {
    title: 'Cada viaje pide otra maleta',
    lead: 'Cinco viajes tal como los prepara Valija. El tiempo es el habitual en esas fechas.',
    columns: { to: 'Destino', days: 'Días', weather: 'Tiempo', plans: 'Para', items: 'Cosas', weight: 'Peso' },
    weather: '{{min}} a {{max}}\u00A0°C',
    weight: '{{weight}}\u00A0kg',
    rows: [
      { to: 'LISBOA', plans: 'Senderismo, playa' },
      { to: 'REIKIAVIK', plans: 'Auroras boreales' },
      { to: 'TOKIO', plans: 'Turismo' },
      { to: 'MARRAKECH', plans: 'Fotografía' },
      { to: 'ZERMATT', plans: 'Esquí' },
    ],
  },
  testimonial: {
    quote: '«Antes hacía la maleta para todos los climas posibles. Ahora leo por qué está cada cosa, quito dos y cierro en diez minutos.»',
    by: 'Quien más viaja de los dos',
    note: 'Es uno de los dos fundadores, así que no es imparcial. Envíanos tu opinión y la pondremos aquí.',
  },
  pricing: {
    title: 'Una lista cuesta un crédito',
    lead: 'Las dos primeras son gratis.',
    monthly: 'al mes',
    credits: 'créditos al mes',
    perCredit: 'por crédito',
    popular: 'Te lo recomendamos',
    free: 'Dos Bag Plans gratis',
    choose: 'Elegir este plan',
    pitch: {
      explorer: 'Un viaje de vez en cuando, bien preparado.',
      nomad: 'Para quien nunca deshace del todo la maleta.',
      crew: 'Familias y equipos: una lista para cada uno.',
    },
    gives: [
      { title: 'Gratis', text: 'Listas con motivos, compartidas y sin conexión.' },
      { title: 'Prémium', text: 'Además, equipaje por peso y copias.' },
    ],
    packsTitle: 'Paquetes, para cuando necesitas unos pocos',
    packsLead: 'Se pagan una vez y no caducan.',
    pack: 'créditos',
  },
  about: {
    title: 'Hecha por dos personas que llevaban de todo',
    text: [
      'Uno de los dos iba a la playa con tres chaquetas. El otro cruzó una vez una frontera sin cargador, sin toalla y sin plan. Nos conocimos pagando exceso de equipaje y empezamos a tomar notas.',
      'De aquellas notas salió Valija: una lista que parte de los datos de tu viaje y enseña sus razones.',
    ],
    founders: 'Los dos cofundadores',
    values: [
      { title: 'Innovación', text: 'Tomamos una tarea que todos conocen y buscamos una forma mejor de hacerla.' },
      { title: 'Pasión', text: 'Viajamos con nuestras propias listas y arreglamos lo que nos molesta por el camino.' },
      { title: 'Excelencia', text: 'Una razón para cada cosa, la cantidad justa y nada de relleno.' },
    ],
  },
  faqs: {
    title: 'Lo que se pregunta en la puerta de embarque',
    items: [
      {
        question: '¿Cómo sabe Valija qué necesito?',
        answer:
          'Parte de datos: el tiempo de tus fechas, el destino, los días que pasas allí, tus actividades y lo que has escrito. Una base de conocimiento con reglas los convierte en una lista. Después, un modelo de lenguaje puede proponer cambios, que se comprueban.',
      },
      {
        question: '¿Qué es un Bag Plan?',
        answer: 'Una lista de equipaje para un viaje: cosas por categorías, con su cantidad y su razón, en todos tus dispositivos.',
      },
      { question: '¿Puedo cambiar la lista?', answer: 'Entera: cantidades, nombres, categorías y lo que añadas tú. Nada de lo que cambias se pierde.' },
      {
        question: '¿Quién puede usarla?',
        answer: 'Cualquier persona mayor de 18 años, o menor con el consentimiento de sus padres. Valija habla español e inglés.',
      },
      {
        question: '¿Qué pasa con mis datos?',
        answer:
          'Guardamos lo que tus listas necesitan, usamos solo las cookies sin las que la web no funciona y no vendemos nada. Puedes exportarlo todo o eliminar tu cuenta cuando quieras.',
      },
    ],
    help: {
      title: 'Créditos y facturación',
      items: [
        'Hacer un Bag Plan cuesta un crédito. Si falla, el crédito vuelve solo.',
        'Los créditos mensuales se renuevan cada mes y empiezan de cero: no se acumulan.',
        'Los créditos de paquetes y recompensas no caducan, y se usan solo cuando se acaban los mensuales.',
        'Puedes cancelar cuando quieras: conservas el plan hasta el final del mes pagado.',
        'Invita a alguien: ganas en créditos el 10\u00A0% del valor de su primera compra.',
      ],
      contact: '¿Otra cosa? Escribe a',
    },
  },
} as const satisfies SpanishOf<typeof english>;
