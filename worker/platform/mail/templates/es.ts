import { SENDER } from '../sender';
import type { MailTexts } from './types';

/** The figures of a day by their names in the log. */
const FIGURES: Record<string, string> = {
  signUps: 'Cuentas nuevas',
  purchases: 'Compras',
  revenueMinor: 'Ingresos, céntimos',
  subscribers: 'Suscriptores',
  generations: 'Listas empezadas',
  plansReady: 'Listas terminadas',
  plansFailed: 'Listas fallidas',
  creditsSpent: 'Créditos gastados',
  modelCostMicros: 'Modelos este mes, millonésimas de dólar',
  unmatchedPayments: 'Pagos que no encajan con nada',
  databaseBytes: 'Base de datos, bytes',
  violations: 'Créditos que no están donde dice el libro',
};

/** The mails in Spanish. */
export const es: MailTexts = {
  confirm: ({ url, hasFreePlans }) => ({
    subject: 'Confirma tu correo electrónico',
    preview: hasFreePlans ? 'Un clic y tus dos Bag Plans gratis te esperan.' : 'Un clic y tu cuenta estará lista.',
    heading: 'Te damos la bienvenida',
    paragraphs: [
      hasFreePlans
        ? 'Gracias por registrarte en Valija. Confirma tu correo electrónico y tendrás tus dos Bag Plans gratis.'
        : 'Gracias por registrarte en Valija. Confirma tu correo electrónico y tu cuenta estará lista.',
    ],
    action: { label: 'Confirmar mi correo', url },
    notes: [
      'El enlace sirve una sola vez y durante 24 horas.',
      '¿No te has registrado tú? Entonces no uses el enlace y no se creará ninguna cuenta.',
    ],
  }),
  'already-registered': ({ signInUrl, resetUrl }) => ({
    subject: 'Ya tienes una cuenta',
    preview: 'Alguien ha intentado registrarse con tu correo electrónico.',
    heading: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien, seguramente tú, ha intentado registrarse en Valija con este correo electrónico. Ya tiene una cuenta, así que no ha cambiado nada.',
    ],
    action: { label: 'Iniciar sesión', url: signInUrl },
    notes: [
      `¿Has olvidado la contraseña? Elige una nueva aquí: ${resetUrl}`,
      '¿No has sido tú? Entonces no tienes que hacer nada.',
    ],
  }),
  reset: ({ url }) => ({
    subject: 'Elige una contraseña nueva',
    preview: 'El enlace sirve una sola vez y durante una hora.',
    heading: 'Elige una contraseña nueva',
    paragraphs: ['Has pedido una contraseña nueva para tu cuenta de Valija. Elígela con este enlace.'],
    action: { label: 'Elegir una contraseña nueva', url },
    notes: [
      'El enlace sirve una sola vez y durante una hora. Después se cerrará tu sesión en todos los dispositivos.',
      '¿No has sido tú? Entonces ignora este mensaje: tu contraseña sigue igual.',
    ],
  }),
  'password-changed': ({ resetUrl }) => ({
    subject: 'Se ha cambiado tu contraseña',
    preview: 'Si has sido tú, no tienes que hacer nada.',
    heading: 'Se ha cambiado tu contraseña',
    paragraphs: [
      'Se acaba de cambiar la contraseña de tu cuenta de Valija. Si has sido tú, no tienes que hacer nada.',
      'Si no has sido tú, elige una contraseña nueva cuanto antes: así se cerrarán todas las demás sesiones.',
    ],
    action: { label: 'No he sido yo', url: resetUrl },
    notes: [`¿Tienes preguntas? Escríbenos a ${SENDER.supportEmail}.`],
  }),
  'email-change': ({ url }) => ({
    subject: 'Confirma tu nuevo correo electrónico',
    preview: 'Tu cuenta pasará a este correo cuando lo confirmes.',
    heading: 'Confirma tu nuevo correo electrónico',
    paragraphs: ['Quieres usar este correo electrónico en tu cuenta de Valija. Confirma que es tuyo.'],
    action: { label: 'Usar este correo', url },
    notes: [
      'El enlace sirve una sola vez y durante 24 horas. Hasta entonces sigue valiendo tu correo anterior.',
      '¿No has sido tú? Entonces no uses el enlace y no cambiará nada.',
    ],
  }),
  'email-changed-notice': () => ({
    subject: 'Se ha cambiado tu correo electrónico',
    preview: 'Tu cuenta usa ahora otro correo.',
    heading: 'Se ha cambiado tu correo electrónico',
    paragraphs: [
      'Tu cuenta de Valija usa ahora otro correo electrónico. Ya no te escribiremos a este.',
      `Si no has sido tú, escribe cuanto antes a ${SENDER.supportEmail}.`,
    ],
    notes: [],
  }),
  invitation: ({ url, inviter, plan, days }) => ({
    subject: `${inviter ?? 'Alguien que viaja contigo'} te invita a hacer la maleta en equipo`,
    preview: 'Una lista para los dos, que marcáis entre todos.',
    heading: '¿Hacemos la maleta en equipo?',
    paragraphs: [
      `${inviter ?? 'Alguien que viaja contigo'} te invita ${plan ? `al Bag Plan «${plan}»` : 'a un Bag Plan'} en Valija: una sola lista de equipaje que marcáis y completáis entre todos.`,
    ],
    action: { label: 'Ver la invitación', url },
    notes: [
      `El enlace sirve una vez y durante ${days} días. Hace falta una cuenta de Valija, que es gratis.`,
      '¿No sabes quién es? Entonces no hagas caso de este mensaje; no pasará nada.',
    ],
  }),
  'account-deleted': () => ({
    subject: 'Se ha eliminado tu cuenta',
    preview: 'Todo lo que contenía se ha borrado.',
    heading: 'Hasta pronto y buen viaje',
    paragraphs: [
      'Se ha eliminado tu cuenta de Valija, con tus Bag Plans, tu perfil y tus sesiones. No se puede deshacer.',
      'Puedes volver cuando quieras.',
    ],
    notes: [`¿No has sido tú? Escribe a ${SENDER.supportEmail}.`],
  }),
  'support-request': ({ topic, message, reference, from, account, facts }) => ({
    subject: `Ayuda: [${topic}] ${reference}`,
    preview: `Un mensaje de ${from}`,
    heading: `Un mensaje sobre ${topic}`,
    paragraphs: message.split(/\n+/),
    notes: [`De ${from}, cuenta ${account}`, `Referencia ${reference}`, ...facts],
  }),
  'withdrawal-received': ({ invoice, offer, reference, at }) => ({
    subject: 'Hemos recibido tu desistimiento',
    preview: 'Este es tu justificante. Guárdalo.',
    heading: 'Hemos recibido tu desistimiento',
    paragraphs: [
      `El ${at} nos comunicaste que desistes de tu compra (${offer}, factura ${invoice}). Este mensaje es tu justificante.`,
      'Lo revisamos y te devolvemos lo que corresponda, por el mismo medio con el que pagaste, en un plazo de 14 días. Si la ley lo permite, puede descontarse lo que ya hubieras usado.',
    ],
    notes: [`Referencia ${reference}`, `¿Preguntas? Escribe a ${SENDER.supportEmail}.`],
  }),
  'withdrawal-task': ({ invoice, offer, reference, at, payment, user, inTime }) => ({
    subject: `Desistimiento ${reference}`,
    preview: inTime ? 'Dentro de los 14 días' : 'Pasados los 14 días',
    heading: 'Alguien ha desistido de una compra',
    paragraphs: [
      `${at}: ${offer}, factura ${invoice}, ${inTime ? 'dentro de' : 'PASADOS'} los 14 días.`,
      `npm run support -- production refund ${user} ${payment} --reason desistimiento ${reference}`,
    ],
    notes: ['El dinero tiene que estar devuelto en 14 días.'],
  }),
  'daily-report': ({ day, figures }) => ({
    subject: `Valija el ${day}`,
    preview: `${figures['signUps'] ?? 0} cuentas nuevas, ${figures['purchases'] ?? 0} compras`,
    heading: `El día ${day}`,
    pictureText: 'Los últimos 14 días: cuentas nuevas, listas terminadas, ingresos',
    paragraphs: Object.entries(FIGURES).map(([name, label]) => `${label}: ${figures[name] ?? 0}`),
    notes: ['Cada cifra es la de la línea «daily report» del registro.'],
  }),
  'support-received': ({ message, reference }) => ({
    subject: 'Hemos recibido tu mensaje',
    preview: 'Lo lee una persona, que te responde a este correo.',
    heading: 'Hemos recibido tu mensaje',
    paragraphs: [
      'Gracias por escribirnos. Lo lee una persona, que te responde a este correo.',
      ...message.split(/\n+/),
    ],
    notes: [`Referencia ${reference}`],
  }),
};
