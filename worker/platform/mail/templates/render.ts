import type { Locale } from '../../locale/locale';
import { SENDER } from '../sender';
import { en } from './en';
import { es } from './es';
import type { Mail, MailContent, MailOf, MailTemplate, MailTexts } from './types';

const TEXTS: Record<Locale, MailTexts> = { en, es };

/** Why somebody gets the mail: for an account, or because a person they may know asked for it. */
const REASON: Record<'account' | 'invitation', Record<Locale, string>> = {
  account: {
    en: 'You get this mail because of an account at Valija. It is not advertising.',
    es: 'Recibes este mensaje por una cuenta en Valija. No es publicidad.',
  },
  invitation: {
    en: 'You get this mail because somebody at Valija gave us your address to invite you. We keep it until the invitation ends.',
    es: 'Recibes este mensaje porque alguien en Valija nos dio tu dirección para invitarte. La guardamos hasta que acabe la invitación.',
  },
};

const reasonOf = ({ template, locale }: Mail): string =>
  REASON[template === 'invitation' ? 'invitation' : 'account'][locale];

const BY_HAND: Record<Locale, string> = {
  en: 'The button does not work? Copy this address into your browser:',
  es: '¿No funciona el botón? Copia esta dirección en tu navegador:',
};

/** Names the picture of a mail in its HTML. */
export const PICTURE_ID = 'picture';

/** A finished mail. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Escaped text whose URLs are links. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escape(part)}" style="color:inherit">${escape(part)}</a>` : escape(part),
    )
    .join('');

const toText = (content: MailContent, reason: string): string =>
  [
    content.heading,
    ...content.paragraphs,
    ...(content.action ? [`${content.action.label}:\n${content.action.url}`] : []),
    ...content.notes,
    `-- \n${SENDER.name}\n${reason}`,
  ].join('\n\n');

// Mail programs read tables and inline styles; the <style> adds the dark colours where it is read at all.
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0b100d !important; }
  .card { background: #131a16 !important; border-color: #26312b !important; }
  .strong { color: #f1f5f2 !important; }
  .body { color: #c6d0ca !important; }
  .small, .small a { color: #93a199 !important; }
  .rule { border-color: #26312b !important; }
}
@media (max-width: 520px) { .card { padding: 28px 22px !important; } }`.trim();

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const button = ({ label, url }: { label: string; url: string }): string => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr>
<td style="border-radius:10px;background:#15803d">
<a href="${escape(url)}" style="display:inline-block;padding:13px 24px;${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:10px">${escape(label)}</a>
</td></tr></table>`;

const small = (html: string): string =>
  `<p class="small" style="margin:0 0 8px;${FONT};font-size:13px;line-height:20px;color:#5b6b62;overflow-wrap:anywhere">${html}</p>`;

const toHtml = (content: MailContent, locale: Locale, reason: string): string => {
  const paragraphs = content.paragraphs.map(
    (text) =>
      `<p class="body" style="margin:0 0 14px;${FONT};font-size:16px;line-height:25px;color:#2f3b34">${withLinks(text)}</p>`,
  );
  const byHand = content.action
    ? [
        small(
          `${escape(BY_HAND[locale])}<br><a href="${escape(content.action.url)}" style="color:inherit">${escape(content.action.url)}</a>`,
        ),
      ]
    : [];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(content.subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f6f4">
<div style="display:none;max-height:0;overflow:hidden">${escape(content.preview)}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f6f4"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="strong" style="padding:0 4px 16px;${FONT};font-size:18px;font-weight:700;letter-spacing:-0.2px;color:#14532d">${SENDER.name}</td></tr>
<tr><td class="card" style="padding:36px;background:#ffffff;border:1px solid #dfe7e2;border-radius:16px">
<h1 class="strong" style="margin:0 0 16px;${FONT};font-size:24px;line-height:31px;font-weight:700;letter-spacing:-0.4px;color:#0f1a13">${escape(content.heading)}</h1>
${content.pictureText ? `<img src="cid:${PICTURE_ID}" alt="${escape(content.pictureText)}" style="display:block;max-width:100%;margin:0 0 16px">` : ''}${paragraphs.join('\n')}${content.action ? button(content.action) : ''}
${content.notes.map((note) => small(withLinks(note))).join('\n')}
${byHand.length ? `<hr class="rule" style="margin:20px 0 16px;border:0;border-top:1px solid #dfe7e2">${byHand.join('')}` : ''}
</td></tr>
<tr><td style="padding:16px 4px 0">${small(escape(reason))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};

const contentOf = <Some extends MailTemplate>({ locale, template, data }: MailOf<Some>): MailContent =>
  TEXTS[locale][template](data);

/** Subject, plain text and HTML of a mail in its reader's language. */
export const renderMail = (mail: Mail): RenderedMail => {
  const content = contentOf(mail);
  const reason = reasonOf(mail);
  return { subject: content.subject, text: toText(content, reason), html: toHtml(content, mail.locale, reason) };
};
