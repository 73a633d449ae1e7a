import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { PlanRoom } from '../../worker/plans/room/plan-room';

declare global {
  namespace Cloudflare {
    interface Env {
      MIGRATIONS: D1Migration[];
      PLAN_ROOM: DurableObjectNamespace<PlanRoom>;
    }
  }
}

// The files of a run share a runtime: each begins with an empty D1, cache and no objects.
await reset();
await applyD1Migrations(env.DB, env.MIGRATIONS);
