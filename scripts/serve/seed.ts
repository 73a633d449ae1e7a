import { setTimeout as sleep } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';
import { grantStatements } from '../../worker/money/credits/service';
import { createDatabase } from '../../worker/platform/db/client';
import { ApiClient, type TripForm } from '../api-client';

/** The demo account of `npm start`; exists on the machine it runs on alone. */
export const DEMO = { email: 'demo@valija.app', password: 'Maleta-de-mano-7', username: 'demo' } as const;

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** One finished plan in each language, on the two free credits; dates lie ahead whenever it is seeded. */
const TRIPS: TripForm[] = [
  {
    name: 'Lisbon and the coast',
    destination: 'Lisbon, Portugal',
    startDate: inDays(24),
    endDate: inDays(31),
    activities: ['sightseeing', 'beach', 'fine-dining'],
    description:
      'Two of us from Manchester with carry-on only. A week of trams, tiled hills and grilled fish, one dinner somewhere smart. My knee complains on stairs. No laptop, please.',
    locale: 'en',
  },
  {
    name: 'Pirineos con los niños',
    destination: 'Jaca, España',
    startDate: inDays(52),
    endDate: inDays(56),
    activities: ['hiking', 'camping', 'photography'],
    description:
      'Vamos en coche desde Zaragoza con Leo, de 6 años, y Vega, de 14 meses. Dormimos en un camping con tienda propia; la cocina la tiene el camping. Rutas cortas por la mañana y siesta después de comer.',
    locale: 'es',
  },
];

/** The newest mailed token, from where the development environment records its mails. */
const recordedToken =
  (server: Miniflare) =>
  async (email: string): Promise<string> => {
    const db = await server.getD1Database('DB');
    for (let tries = 0; tries < 100; tries++) {
      const row = await db
        .prepare('SELECT text FROM recorded_mails WHERE recipient = ? ORDER BY id DESC LIMIT 1')
        .bind(email)
        .first<{ text: string }>();
      const token = /[?&]token=([\w-]+)/.exec(row?.text ?? '')?.[1];
      if (token) return token;
      await sleep(50);
    }
    throw new Error('The demo account got no confirmation mail.');
  };

/** Credits left to try with, beside those that the seeded plans took. */
const SPARE_CREDITS = 8;

/** Gives the demo account credits through the ledger, once. */
const grantSpareCredits = async (d1: Parameters<typeof createDatabase>[0]['DB']): Promise<void> => {
  const user = await d1.prepare('SELECT id FROM users WHERE email = ?').bind(DEMO.email).first<{ id: string }>();
  if (!user) return;
  const db = createDatabase({ DB: d1 });
  const lotId = `goodwill:demo:${user.id}`;
  const grant = {
    lotId,
    userId: user.id,
    source: 'goodwill',
    credits: SPARE_CREDITS,
    ref: 'demo',
    now: Date.now(),
  } as const;
  await db.batch(grantStatements(db, grant));
};

/** Makes the demo account the way a person would, through the API, unless it is there already. */
export const seed = async (server: Miniflare, origin: string): Promise<void> => {
  const db = await server.getD1Database('DB');
  const known = await db.prepare('SELECT 1 FROM users WHERE email = ?').bind(DEMO.email).first();
  // Also where an earlier start did it: the grant is idempotent.
  if (known) return grantSpareCredits(db);
  const demo = new ApiClient(origin);
  await demo.signUp(DEMO, recordedToken(server));
  await grantSpareCredits(db);
  for (const trip of TRIPS) {
    const id = await demo.createPlan(trip);
    const plan = await demo.finishedPlan(id);
    if (plan.status !== 'ready') throw new Error(`The demo plan for ${trip.destination} ended as ${plan.status}.`);
    // A list somebody has begun to pack looks alive.
    for (const item of plan.items.slice(0, Math.floor(plan.items.length / 3))) {
      await demo.call('PATCH', `/api/plans/${id}/items/${item.id}`, { packed: true });
    }
  }
};
