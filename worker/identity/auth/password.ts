import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a new hash: OWASP's scrypt row with 16 MiB, 5 lanes. A stored hash carries the cost it was made with. */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

interface Cost {
  N: number;
  r: number;
  p: number;
}

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

/** A salted scrypt hash in PHC form, `$scrypt$ln=14,r=8,p=5$salt$key`. */
export const hashPassword = async (password: string, cost: Cost = COST): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return format(cost, salt, await derive(password, salt, KEY_BYTES, cost));
};

/** A hash that no password has, to spend the same work on when there is no account. */
const NOBODY = format(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/** Is this the password? Without a hash the work is done all the same and the answer is false. */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const { cost, salt, key } = parse(hash ?? NOBODY);
  const derived = await derive(password, salt, key.length, cost);
  return timingSafeEqual(derived, key) && hash !== null;
};

/** Was the hash made at another cost than today's? */
export const needsRehash = (hash: string): boolean => {
  const { cost } = parse(hash);
  return cost.N !== COST.N || cost.r !== COST.r || cost.p !== COST.p;
};
