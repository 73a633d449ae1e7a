import type { SpanishOf } from '../../translation';
import type { errors as english } from '../en/errors';

export const errors = {
  invalid_json: 'Error inesperado. Inténtalo más tarde y, si continúa, escribe a soporte.',
  invalid_grant: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  invalid_token: 'Este enlace ya no es válido. Pide uno nuevo.',
  invalid_signature: 'Error inesperado. Inténtalo más tarde y, si continúa, escribe a soporte.',
  unauthenticated: 'No has iniciado sesión',
  invalid_credentials: 'El correo o la contraseña no son correctos.',
  insufficient_credits:
    'Créditos insuficientes. No tienes créditos suficientes para generar un Bag Plan. Suscríbete a un plan si aún no tienes uno o compra créditos adicionales para continuar.',
  forbidden_origin: 'Esta petición no venía de Valija. Recarga la página e inténtalo de nuevo.',
  email_not_confirmed: 'Confirma primero tu correo: el enlace está en tu bandeja de entrada.',
  captcha_required: 'Demuestra que eres una persona.',
  premium_required: 'Esta es una función premium.',
  not_found: 'No lo hemos encontrado.',
  username_taken: 'Ese nombre de usuario ya está en uso',
  already_subscribed: 'Ya tienes una suscripción activa. Te llevamos a tu página de facturación.',
  no_subscription: 'No hay ninguna suscripción que cambiar.',
  already_on_waitlist: 'Este correo ya está en la lista de espera.',
  idempotency_conflict: 'Esto ya se envió con otros datos. Recarga la página e inténtalo de nuevo.',
  conflict: 'Alguien lo ha cambiado mientras tanto. Recarga la página e inténtalo de nuevo.',
  payload_too_large: 'Es más texto del que podemos aceptar.',
  unsupported_media_type: 'Error inesperado. Inténtalo más tarde y, si continúa, escribe a soporte.',
  validation_failed: 'Revisa los campos marcados.',
  rate_limited: 'Demasiados intentos. Espera un momento y vuelve a probar.',
  too_many_generations: 'Ya se están preparando tres Bag Plans. Espera a que termine uno.',
  internal: 'Error inesperado. Inténtalo más tarde y, si continúa, escribe a soporte.',
  unavailable: 'Ahora mismo no está disponible. Inténtalo dentro de un momento.',
  network: 'No hemos podido conectar con Valija. Comprueba tu conexión e inténtalo de nuevo.',
} as const satisfies SpanishOf<typeof english>;
