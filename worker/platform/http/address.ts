import type { Context } from 'hono';
import type { AppContext } from '../context';

/** The first 64 bits of an IPv6 address: what one household or phone has, and may change the rest of at will. */
const prefixOfIpv6 = (address: string): string => {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** What limits count a caller by: the IPv4 address or the /64 of an IPv6 one, as Cloudflare reports it. */
export const clientAddress = (c: Context<AppContext>): string => {
  // `::ffff:192.0.2.1` is an IPv4 address on an IPv6 socket.
  const address = (c.req.header('cf-connecting-ip')?.trim() ?? 'unknown').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return address.includes(':') ? prefixOfIpv6(address) : address;
};
