import { app } from './app';
import { runSchedule } from './cron';

export { PlanGenerator } from './plans/room/plan-generator';

export default {
  fetch: app.fetch,
  scheduled: (controller, env) => runSchedule(env, controller.cron),
} satisfies ExportedHandler<Cloudflare.Env>;
