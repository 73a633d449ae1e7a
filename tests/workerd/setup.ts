import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { PlanGenerator } from '../../worker/plans/room/plan-generator';

declare global {
  namespace Cloudflare {
    interface Env {
      MIGRATIONS: D1Migration[];
      PLAN_GENERATOR: DurableObjectNamespace<PlanGenerator>;
    }
  }
}

await applyD1Migrations(env.DB, env.MIGRATIONS);
