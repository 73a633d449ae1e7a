import { expect, test } from 'vitest';
import type { Route } from './app-router';
import { matchRoutes } from './match';

const pages: Route[] = [
  { children: [{ path: 'app' }, { path: 'app/kit' }, { path: 'app/*' }] },
  { path: 'shared/:token' },
  { path: '*' },
];
const ROUTES: Route[] = [
  { path: '/', children: pages },
  { path: '/es', children: pages },
];

const pathsOf = (address: string) => matchRoutes(ROUTES, address).map(({ route }) => route.path ?? 'layout');

test.each([
  ['/app', ['/', 'layout', 'app']],
  ['/app/', ['/', 'layout', 'app']],
  ['/APP/Kit', ['/', 'layout', 'app/kit']],
  ['/es/app/kit', ['/es', 'layout', 'app/kit']],
  ['/app/kit/more', ['/', 'layout', 'app/*']],
  ['/es/nowhere/at/all', ['/es', '*']],
  ['/espresso', ['/', '*']],
  ['/', ['/', '*']],
  ['/shared', ['/', '*']],
  ['/es/shared/x', ['/es', 'shared/:token']],
])('%s is %j', (address, paths) => {
  expect(pathsOf(address)).toEqual(paths);
});

test('what an address has in the place of a name is decoded, and left as it is where it cannot be', () => {
  expect(matchRoutes(ROUTES, '/shared/a%2Fb').at(-1)?.params).toEqual({ token: 'a/b' });
  expect(matchRoutes(ROUTES, '/shared/%E0').at(-1)?.params).toEqual({ token: '%E0' });
});
