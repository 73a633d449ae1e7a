import { describe, expect, it } from 'vitest';
import { handlingOf } from './shells';

const ORIGIN = 'https://valija.app';
const handle = (path: string, more: { method?: string; mode?: string } = {}) =>
  handlingOf({ method: 'GET', mode: 'navigate', url: new URL(path, ORIGIN).href, ...more }, ORIGIN);

describe('which requests the service worker answers', () => {
  it.each([
    ['/app', '/en/app?shell'],
    ['/app?plan=plan_1', '/en/app?shell'],
    ['/en/app/settings', '/en/app?shell'],
    ['/es/app?plan=plan_1', '/es/app?shell'],
    ['/es/app/login', '/es/app?shell'],
  ])('the document %s is the shell %s', (path, url) => {
    expect(handle(path)).toEqual({ kind: 'shell', url });
  });

  it('hashed files', () => {
    expect(handle('/assets/app-1a2b.js', { mode: 'cors' })).toEqual({ kind: 'asset' });
  });

  it.each([
    '/',
    '/home',
    '/es/home',
    '/terms',
    '/apple',
    '/es/appetite',
    '/fr/app',
    '/api/plans',
    '/api/auth/session',
    '/icons/lucide.json',
    '/builds/latest.json',
    '/sw.js',
    'https://evil.example/app',
    'https://evil.example/assets/x.js',
  ])('nothing else: %s', (path) => {
    expect(handle(path)).toEqual({ kind: 'none' });
    expect(handle(path, { mode: 'cors' })).toEqual({ kind: 'none' });
  });

  it('no API calls, and no request that changes something', () => {
    expect(handle('/app', { mode: 'cors' })).toEqual({ kind: 'none' });
    expect(handle('/app', { method: 'POST' })).toEqual({ kind: 'none' });
    expect(handle('/assets/app-1a2b.js', { method: 'HEAD' })).toEqual({ kind: 'none' });
  });
});
