import type { SpanishOf } from '../../translation';
import type { privacy as english } from '../en/privacy';

export const privacy = {
  meta: { title: 'Privacidad', description: 'Qué sabe Valija de ti, para qué, quién nos ayuda a tratarlo y cómo recuperarlo o eliminarlo.' },
  title: 'Política de privacidad',
  updated: 'En vigor desde el 1 de noviembre de 2026',
  lead: 'Guardamos lo que tus listas necesitan y nada que vender. Aquí está todo.',
  sections: [
    {
      title: 'Quién es responsable',
      text: ['Lo es Valija. Para cualquier asunto sobre tus datos escribe a {{contact}}; responde una persona, como muy tarde en un mes.'],
    },
    {
      title: 'Qué guardamos',
      text: [
        'Tu cuenta: el correo, una forma cifrada de tu contraseña que nadie puede leer y lo que añades a tu perfil (nombre de usuario, nombre, teléfono, país).',
        'Tus viajes: destino, fechas, actividades, lo que has escrito sobre ellos y las listas que salen de ahí, con tus cambios.',
        'Tus créditos: cada concesión y cada uso, y qué plan o paquete has comprado. Tu tarjeta se queda en Stripe.',
        'Si compartes una lista: quién puede abrirla y el correo que invitaste hasta que la invitación se acepta o caduca. Si te unes a la lista de espera: tu correo, como mucho dos años.',
        'Tus sesiones: dónde has iniciado sesión, con el tipo de navegador y un lugar aproximado, para que puedas cerrarlas y tus viajes salgan del país correcto.',
      ],
    },
    {
      title: 'Para qué y con qué base',
      text: [
        'Para hacer tus listas y llevar tu cuenta (nuestro contrato contigo), para mantener seguro el servicio (nuestro interés legítimo) y para llevar las cuentas que pide la ley. No creamos perfiles ni mostramos publicidad.',
      ],
    },
    {
      title: 'Cómo usamos la inteligencia artificial',
      text: [
        'La base de cada lista sale de reglas nuestras. Después, un modelo de lenguaje puede proponer cambios. Recibe el viaje: destino, fechas, actividades, tiempo y tu descripción; nunca tu nombre, tu correo ni tus pagos. No escribas en la descripción lo que no deba leer.',
        'Sus propuestas pasan por reglas antes de llegar a tu lista, y ninguna máquina decide por sí sola nada sobre ti.',
      ],
    },
    {
      title: 'Dictado por voz',
      text: [
        'Si dictas una descripción, es tu navegador quien convierte la voz en texto. Algunos envían el sonido a su fabricante para hacerlo. Nosotros solo recibimos el texto, y solo cuando pulsas el micrófono.',
      ],
    },
    {
      title: 'Quién nos ayuda',
      text: [
        'Cloudflare lleva nuestros servidores, la base de datos y el correo, y puede ejecutar el modelo de lenguaje. En su lugar puede hacerlo OpenAI. Stripe cobra los pagos. Open-Meteo nos da el tiempo y los lugares: recibe coordenadas y fechas, no quién eres.',
        'Todos están obligados por contrato a tratar los datos solo para nosotros. Cuando los datos salen de la Unión Europea se aplican las cláusulas contractuales tipo.',
      ],
    },
    {
      title: 'Cookies y almacenamiento',
      text: [
        'Solo lo que la web necesita para funcionar: tu sesión, tu idioma, la página a la que volver después de iniciar sesión y, durante diez minutos tras un cambio, una marca que te deja verlo al momento y, mientras entras con Google, lo que hace falta para ello. Tu navegador también recuerda el tema, las unidades, cómo lees tus listas, los borradores sin enviar, los Bag Plans que has abierto para poder leerlos sin conexión (hasta que cierres sesión), durante un día el viaje que probaste en la página de inicio y, durante una hora, quién te ha invitado. Guarda además pequeñas marcas para sí: que has iniciado sesión y con qué nombre, que falta contarle al servidor que la cerraste, la clave de un registro hasta que lo confirmas, si los atajos están activos, que las fuentes ya están y cuándo se recargó la página por última vez. Sin analítica y sin rastreadores; por eso no hay ningún aviso.',
      ],
    },
    {
      title: 'Durante cuánto tiempo',
      text: [
        'Mientras tengas una cuenta. Al eliminarla se borran en el acto tu perfil, tus viajes, tus listas y tus sesiones; las copias de seguridad de la base de datos, que abarcan 30 días, los siguen después. El registro de créditos se conserva como pide la ley, sin tu nombre ni tu dirección, y también una marca ilegible de tu correo, para que las dos listas gratis se den una sola vez. Un registro que no se confirma en un día desaparece solo.',
      ],
    },
    {
      title: 'Tus derechos',
      text: [
        'Puedes ver, corregir, exportar y eliminar tus datos en los ajustes; oponerte, limitar su uso o retirar un consentimiento escribiéndonos. También puedes reclamar ante la autoridad de protección de datos de donde vives.',
        'Valija no es para menores de 18 años sin el consentimiento de sus padres. Si encuentras la cuenta de un menor, avísanos y la eliminaremos.',
      ],
    },
  ],
} as const satisfies SpanishOf<typeof english>;
