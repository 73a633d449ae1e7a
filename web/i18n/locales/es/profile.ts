import type { SpanishOf } from '../../translation';
import type { profile as english } from '../en/profile';

export const profile = {
  title: 'Perfil',
  lead: 'Lo que Valija sabe de ti. Todo es opcional menos el correo.',
  username: 'Nombre de usuario',
  fullName: 'Nombre completo',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phone: 'Teléfono',
  country: 'País',
  email: 'Correo electrónico',
  account: 'Tipo de cuenta',
  free: 'Gratuita',
  premium: 'Prémium',
  location: 'Ubicación',
  unknownLocation: 'Ubicación desconocida',
  online: 'En línea',
  offline: 'Sin conexión',
  edit: 'Editar el perfil',
  saved: 'Tu perfil se ha guardado',
  failed: 'Error al actualizar el perfil',
  notFound: 'No hemos encontrado el perfil',
  invalid: {
    name: 'Un nombre tiene como máximo 80 caracteres.',
    phone: 'Escribe un número de teléfono válido.',
    country: 'Un país tiene como máximo 60 caracteres.',
  },
} as const satisfies SpanishOf<typeof english>;
