import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../platform/env';

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** Cost of a new hash: OWASP's scrypt row with 16 MiB, 5 lanes. A stored hash carries the cost it was made with. */
const COST: Cost = { N: 2 ** 14, r: 8, p: 5 };
/** Cost in tests that are not about hashes. */
const TEST_COST: Cost = { N: 2 ** 10, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = (password: string, salt: Buffer, length: number, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // NFKC: the same password typed on another keyboard is the same bytes (NIST SP 800-63B section 3.1.1.2).
    scrypt(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const format = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;

const parse = (hash: string) => {
  const [, ln, r, p, salt, key] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? [];
  if (!ln || !r || !p || !salt || !key) throw new Error('a stored password hash is malformed');
  return {
    cost: { N: 2 ** Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
};

/** What a new hash costs here. */
export const passwordCost = ({ CHEAP_PASSWORD_HASHES }: Pick<Env, 'CHEAP_PASSWORD_HASHES'>): Cost =>
  CHEAP_PASSWORD_HASHES ? TEST_COST : COST;

/** A salted scrypt hash in PHC form, `$scrypt$ln=14,r=8,p=5$salt$key`. */
export const hashPassword = async (password: string, cost: Cost = COST): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return format(cost, salt, await derive(password, salt, KEY_BYTES, cost));
};

/** Is this the password? Without a hash the work is done all the same and the answer is false. */
export const verifyPassword = async (password: string, hash: string | null, newCost: Cost = COST): Promise<boolean> => {
  const nobody = { cost: newCost, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) };
  const { cost, salt, key } = hash === null ? nobody : parse(hash);
  const derived = await derive(password, salt, key.length, cost);
  return timingSafeEqual(derived, key) && hash !== null;
};

/** Was the hash made at another cost than today's? */
export const needsRehash = (hash: string, newCost: Cost = COST): boolean => {
  const { cost } = parse(hash);
  return cost.N !== newCost.N || cost.r !== newCost.r || cost.p !== newCost.p;
};
