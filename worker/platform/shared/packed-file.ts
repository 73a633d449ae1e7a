/** Something that hands out the files of a build. */
interface Files {
  fetch(request: Request): Promise<Response>;
}

/** Hashed scripts and style sheets; fonts and pictures are packed already. */
const PACKED = /^\/assets\/[^/]+\.(js|css)$/;
const TYPES: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** Whether the browser reads brotli. At the edge its own header is replaced, and kept beside. */
export const readsBrotli = ({ cf, headers }: Request): boolean => {
  const original: unknown = cf?.['clientAcceptEncoding'];
  const accepted = typeof original === 'string' ? original : headers.get('accept-encoding');
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted ?? '');
};

/** Its headers can be added to, which those of an answer that comes from a binding cannot. */
const plainFile = async (files: Files, request: Request): Promise<Response> => {
  const file = await files.fetch(request);
  return new Response(file.body, file);
};

/**
 * A file of the build, packed by the build as tightly as can be where the browser reads that: the edge, which packs while
 * somebody waits, sends a seventh more. A build of before may have no packed one; then it is the file as it is.
 */
export const packedFile = async (files: Files, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const [, extension = ''] = PACKED.exec(url.pathname) ?? [];
  const type = TYPES[extension];
  if (!type || !readsBrotli(request)) return plainFile(files, request);
  url.pathname += '.br';
  const packed = await files.fetch(new Request(url, { method: request.method }));
  if (!packed.ok) return plainFile(files, request);
  // No tag: what its name says for good is never asked for again.
  const headers = new Headers({
    'Content-Type': type,
    'Content-Encoding': 'br',
    // Nothing on the way may unpack it to pack it anew.
    'Cache-Control': 'public, max-age=31536000, immutable, no-transform',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  });
  return new Response(packed.body, { headers, encodeBody: 'manual' });
};
