/** The hosted pages: a checkout to pay, fail or leave, a portal to cancel or resume, a printed invoice. */
import type { Account } from './account';
import { type PayOutcome, paySession } from './checkout';
import { isLive, retryPayment, updateSubscription } from './subscriptions';

/** An answer that is a page or a redirect. */
export type PageAnswer = { html: string } | { location: string };

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE = `body{font:16px/1.5 system-ui;margin:0;background:#f6f8fa;color:#1a1f36}main{max-width:26rem;margin:8vh auto;
padding:2rem;background:#fff;border-radius:12px;box-shadow:0 8px 30px #0002}h1{font-size:1.3rem;margin:0 0 .25rem}p{margin:.25rem 0 1rem}
button{display:block;width:100%;padding:.75rem;margin:.5rem 0;border:1px solid #5469d4;border-radius:8px;font:inherit;cursor:pointer;
background:#fff;color:#3c4fb8}button[value=pay],button[value=resume]{background:#4455b8;color:#fff}.note{color:#4f566b;font-size:.875rem}
.error{color:#a3122a}`;

const page = (title: string, body: string): PageAnswer => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style><main><p class="note">Local payment page: no money moves</p>${body}</main></html>`,
});

const money = (amount: number | null, currency: string | null): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'eur' }).format((amount ?? 0) / 100);

const button = (value: string, label: string): string =>
  `<button name="action" value="${value}">${escape(label)}</button>`;

const checkoutPage = (account: Account, id: string, error = ''): PageAnswer => {
  const { session, price } = account.find('sessions', id);
  if (session.status !== 'open') return page('Checkout', '<h1>This checkout is no longer open.</h1>');
  const every = session.mode === 'subscription' ? ' per month' : '';
  return page(
    'Checkout',
    `<h1>${escape(account.price(price).lookup_key ?? price)}</h1>
    <p>${money(session.amount_total, session.currency)}${every}</p>${error && `<p class="error" role="alert">${escape(error)}</p>`}
    <form method="post">${button('pay', 'Pay')}${button('fail', 'Pay with a declined card')}${button('cancel', 'Cancel')}</form>`,
  );
};

const portalPage = (account: Account, id: string): PageAnswer => {
  const portal = account.find('portals', id);
  const current = Object.values(account.state.subscriptions).find(
    (each) => each.customer === portal.customer && isLive(each),
  );
  const state = !current ? 'No subscription' : current.cancel_at_period_end ? 'Ends with the month' : 'Renews monthly';
  const change = !current
    ? ''
    : current.cancel_at_period_end
      ? button('resume', 'Renew')
      : button('cancel', 'Cancel plan');
  const mend = current?.status === 'past_due' ? button('card', 'Use a card that works') : '';
  return page(
    'Portal',
    `<h1>${escape(state)}</h1><form method="post">${change}${mend}${button('return', 'Return')}</form>`,
  );
};

const invoicePage = (account: Account, id: string): PageAnswer => {
  const { number, total, currency, status, lines } = account.find('invoices', id);
  const what = lines.data.map((line) => `<p>${escape(line.description)}</p>`).join('');
  return page('Invoice', `<h1>${escape(number ?? '')}</h1>${what}<p>${money(total, currency)} · ${status}</p>`);
};

/** `GET` of a hosted page; undefined when the path is none. */
export const showPage = (account: Account, kind: string, id: string): PageAnswer | undefined => {
  if (kind === 'pay') return checkoutPage(account, id);
  if (kind === 'portal') return portalPage(account, id);
  if (kind === 'invoice') return invoicePage(account, id);
  return undefined;
};

/** `POST` of a hosted page's form. */
export const submitPage = (account: Account, kind: string, id: string, action: string): PageAnswer | undefined => {
  if (kind === 'pay') {
    const { session } = account.find('sessions', id);
    if (action === 'cancel') return { location: session.cancel_url ?? '/' };
    const outcome: PayOutcome = action === 'pay' || action === 'pay-later' ? action : 'fail';
    if (!paySession(account, id, outcome)) return checkoutPage(account, id, 'Your card was declined.');
    return { location: (session.success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', session.id) };
  }
  if (kind === 'portal') {
    const portal = account.find('portals', id);
    if (action === 'return') return { location: portal.return_url ?? '/' };
    account.state.declined[portal.customer] &&= action !== 'card';
    const current = Object.values(account.state.subscriptions).find(
      (each) => each.customer === portal.customer && isLive(each),
    );
    if (action === 'card') {
      if (current?.status === 'past_due') retryPayment(account, current);
    } else if (current) {
      updateSubscription(account, current, { cancel_at_period_end: action === 'cancel' });
    }
    return portalPage(account, id);
  }
  return undefined;
};
