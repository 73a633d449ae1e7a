/**
 * Keeps the hashed files of the builds before: a tab that is open, a document between two deployments and one after a
 * rollback ask for those of another build than the newest.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Builds whose files are deployed together, the newest one among them. */
export const KEPT_BUILDS = 3;

const NAME = /^[\w.-]+$/;
const fileList = z.object({
  builds: z.array(z.object({ id: z.string(), files: z.array(z.string().regex(NAME)) })).max(20),
});
export type FileList = z.infer<typeof fileList>;

/** What `web/dist` has by itself. */
const ownFiles = (dist: string): FileList => {
  const list = fileList.parse(JSON.parse(readFileSync(join(dist, 'builds/files.json'), 'utf8')));
  return { builds: list.builds.slice(0, 1) };
};

/**
 * Puts the files of the running build, and of the one before it, beside those of the new one. Nothing runs yet at the
 * first deployment (`isFirst`); after it any failure ends the deployment, also a network that is away for a moment, since
 * going on would take files from people's open tabs.
 */
export const keepFiles = async (
  { dist, origin, isFirst }: { dist: string; origin: string; isFirst: boolean },
  ask: (url: string) => Promise<Response>,
): Promise<FileList> => {
  const [newest] = ownFiles(dist).builds;
  if (!newest) throw new Error(`${dist} has no builds/files.json: npm run build`);
  const answer = await ask(`${origin}/builds/files.json`).catch(() => undefined);
  if (!answer?.ok && !isFirst) {
    throw new Error(
      `${origin}/builds/files.json answers ${answer?.status ?? 'nothing'}: the files of the running build are not known`,
    );
  }
  const running = answer?.ok ? fileList.parse(await answer.json()).builds : [];
  const kept = running.filter(({ id }) => id !== newest.id).slice(0, KEPT_BUILDS - 1);
  const assets = join(dist, 'assets');
  mkdirSync(assets, { recursive: true });
  const there = new Set(readdirSync(assets));
  for (const file of new Set(kept.flatMap(({ files }) => files))) {
    if (there.has(file)) continue;
    const found = await ask(`${origin}/assets/${file}`);
    if (!found.ok) throw new Error(`${origin}/assets/${file} answers ${found.status}: it would be lost`);
    writeFileSync(join(assets, file), Buffer.from(await found.arrayBuffer()));
  }
  // What an earlier, abandoned deployment from this machine may have left.
  const wanted = new Set([newest, ...kept].flatMap(({ files }) => files));
  for (const file of there) if (!wanted.has(file)) rmSync(join(assets, file));
  const list = { builds: [newest, ...kept] };
  writeFileSync(join(dist, 'builds/files.json'), JSON.stringify(list));
  return list;
};
