import { app } from './app';
import { runSchedule } from './cron';

export { PlanRoom } from './plans/room/plan-room';

export default {
  fetch: app.fetch,
  scheduled: (controller, env) => runSchedule(env, controller.cron),
} satisfies ExportedHandler<Cloudflare.Env>;
