import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  css: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});
const manifestShape = z.record(z.string(), chunk);

/**
 * Vite's manifest of the client build, asked by source path relative to web/, or by the name of a group of
 * `web/build/chunks.ts`, whose modules have no entry of their own.
 */
export class Manifest {
  private readonly chunks: z.infer<typeof manifestShape>;

  constructor(private readonly dist: string) {
    this.chunks = manifestShape.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  }

  private chunk(source: string): z.infer<typeof chunk> {
    const found =
      this.chunks[source] ??
      Object.entries(this.chunks).find(([key, { name }]) => key.startsWith('_') && name === source)?.[1];
    if (!found) throw new Error(`The client build has no ${source}.`);
    return found;
  }

  /** URL of a script. */
  script(source: string): string {
    return `/${this.chunk(source).file}`;
  }

  /** URLs of everything a script imports at once, itself included: what is needed stands before what needs it. */
  preloads(source: string): Set<string> {
    const seen = new Set<string>();
    const urls = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const dependency of this.chunk(name).imports ?? []) visit(dependency);
      urls.add(this.script(name));
    };
    visit(source);
    return urls;
  }

  /** URLs of every script and style sheet that a script may ever load, but for `without` (sources). */
  everything(source: string, without: readonly string[] = []): Set<string> {
    const seen = new Set(without);
    const urls = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      const { file, css = [], imports = [], dynamicImports = [] } = this.chunk(name);
      for (const each of [file, ...css]) urls.add(`/${each}`);
      for (const each of [...imports, ...dynamicImports]) visit(each);
    };
    visit(source);
    return urls;
  }

  /** URLs of the style sheets that a script and everything it imports at once bring. */
  allStyles(source: string, seen = new Set<string>()): Set<string> {
    if (seen.has(source)) return new Set();
    seen.add(source);
    const { imports = [] } = this.chunk(source);
    return new Set([...this.styles(source), ...imports.flatMap((each) => [...this.allStyles(each, seen)])]);
  }

  /** URLs of the style sheets of a script. */
  styles(source: string): string[] {
    return (this.chunk(source).css ?? []).map((file) => `/${file}`);
  }

  /** The text of a built file. */
  read(url: string): string {
    return readFileSync(join(this.dist, url), 'utf8');
  }

  /** The URL of the built asset whose name begins so, e.g. a font. */
  asset(name: string): string {
    const found = Object.values(this.chunks)
      .flatMap(({ file, assets = [] }) => [file, ...assets])
      .find((file) => file.startsWith(`assets/${name}`));
    if (!found) throw new Error(`The client build has no asset ${name}.`);
    return `/${found}`;
  }
}
