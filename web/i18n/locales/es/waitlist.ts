import type { SpanishOf } from '../../translation';
import type { waitlist as english } from '../en/waitlist';

export const waitlist = {
  meta: {
    title: 'Únete a la lista de espera',
    description: 'Deja tu correo y entérate antes que nadie cuando Valija abra: listas de equipaje hechas para tu viaje, con una razón para cada cosa.',
  },
  soon: {
    state: 'Muy pronto',
    title: 'Guárdame un asiento',
    lead: 'Estamos abriendo la puerta poco a poco. Deja tu correo y te escribiremos una sola vez, cuando tu asiento esté libre.',
  },
  now: {
    state: 'Ya disponible',
    title: 'Entérate cuando haya algo que contar',
    lead: 'Valija ya está abierta: puedes hacer una lista hoy. Si prefieres esperar a lo que viene, deja tu correo y te escribiremos cuando haya novedades que merezcan un mensaje.',
    cta: 'Hacer una lista ya',
  },
  noScript: 'Este formulario necesita JavaScript. Sin él, escríbenos a',
  email: 'Correo electrónico',
  submit: 'Unirme a la lista de espera',
  sending: 'Un momento…',
  privacy: 'Un correo cuando haya algo que contar y nada más.',
  privacyLink: 'Qué hacemos con tus datos',
  success: { title: 'Ya estás en la lista.', text: 'Te escribiremos a {{email}}.' },
  errors: {
    required: 'El correo es obligatorio.',
    email: 'Escribe una dirección de correo válida',
    invalid: 'Correo no válido',
    already: 'Este correo ya está en la lista de espera.',
    failed: 'Algo ha ido mal. Inténtalo de nuevo.',
  },
  stub: { passenger: 'Pasajero', you: 'Tú', seat: 'Asiento', gate: 'Puerta', class: 'Equipaje', bag: 'Cabina' },
} as const satisfies SpanishOf<typeof english>;
