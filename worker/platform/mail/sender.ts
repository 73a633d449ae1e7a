/** Who our mails come from; the addresses are those of web/site-config.ts, which the Worker can't import. */
export const SENDER = {
  name: 'Valija',
  /** What has to be enabled for sending. */
  domain: 'valija.app',
  email: 'hello@valija.app',
  supportEmail: 'support@valija.app',
} as const;
