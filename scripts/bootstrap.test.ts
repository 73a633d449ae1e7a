import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('dependencies are never installed through a link: what it leads to stays as it is', () => {
  const root = mkdtempSync(join(tmpdir(), 'valija-bootstrap-'));
  const elsewhere = mkdtempSync(join(tmpdir(), 'valija-modules-'));
  mkdirSync(join(root, 'scripts'));
  cpSync('scripts/bootstrap.mjs', join(root, 'scripts', 'bootstrap.mjs'));
  writeFileSync(join(root, 'package.json'), '{"name":"linked","version":"1.0.0"}');
  const lock = { lockfileVersion: 3, packages: { '': {}, 'node_modules/missing': { version: '1.0.0' } } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(elsewhere, 'precious.txt'), 'kept');
  symlinkSync(elsewhere, join(root, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/none.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/node_modules is a link/)]);
  expect(existsSync(join(elsewhere, 'precious.txt'))).toBe(true);
});
