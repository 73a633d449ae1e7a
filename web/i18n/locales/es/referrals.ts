import type { referrals as english } from '../en/referrals';
import type { SpanishOf } from '../../translation';

export const referrals = {
  title: 'Invitaciones',
  lead: 'Envía tu enlace a alguien que vaya a viajar. Cuando compre por primera vez, recibes el 10\u00A0% en créditos que no caducan.',
  link: {
    title: 'Tu enlace',
    copy: 'Copiar enlace',
    share: 'Compartir',
    shareText: 'Describe tu viaje y recibe una lista de equipaje que explica por qué está cada cosa.',
    needsUsername: 'Tu enlace lleva tu nombre de usuario. Elige uno primero.',
    toProfile: 'Elegir nombre de usuario',
    rule: 'Cuenta si se registra en la hora siguiente a abrirlo.',
  },
  stats: { total: 'Personas invitadas', withPurchase: 'Han comprado', reward: 'Créditos ganados' },
  filter: { label: 'Mostrar', any: 'Todas', purchased: 'Con compra', not_purchased: 'Sin compra' },
  table: {
    title: 'Personas que has invitado',
    registered: 'Registro',
    email: 'Correo',
    status: 'Compra',
    reward: 'Recompensa',
    rewardDate: 'Fecha de la recompensa',
    purchased: 'Ha comprado',
    notPurchased: 'No ha comprado',
    showing: 'Mostrando del {{from}} al {{to}} de {{total}} resultados',
    previous: 'Página anterior',
    next: 'Página siguiente',
    empty: 'Todavía no ha llegado nadie con tu enlace.',
    emptyFilter: 'Nadie coincide con este filtro.',
  },
} as const satisfies SpanishOf<typeof english>;
