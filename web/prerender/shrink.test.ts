import { expect, test } from 'vitest';
import { shrink } from './shrink';

const page = (css: string, body: string): { html: string; css: string } =>
  shrink(`<html><head><style>${css}</style></head><body>${body}</body></html>`, css);

test('unused rules, custom properties and keyframes are removed', () => {
  const { css } = page(
    [
      ':root{--used:red;--through:var(--used);--unused:blue}',
      '.here{color:var(--through);animation:turn 1s}.gone{color:var(--unused)}',
      '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}',
      '@property --unused{syntax:"*";inherits:false}',
      'table{border-collapse:collapse}',
      '@media (width>=40rem){.gone{display:none}}',
    ].join(''),
    '<p class="here">x</p>',
  );
  expect(css).toBe(':root{--a:red;--b:var(--a)}.a{color:var(--b);animation:1s turn}@keyframes turn{to{rotate:1turn}}');
});

test('of duplicate declarations the last is kept, and properties that scripts set are kept', () => {
  const { css } = page(
    '.a{--split:1;color:red;color:color-mix(in lab, var(--split), red 50%);mask:url("a;color:blue")}',
    '<p class="a">x</p>',
  );
  expect(css.match(/color:/g)).toHaveLength(2);
  expect(css).toContain('var(--split)');
  expect(css).toContain('url(a;color:blue)');
});

test('a selector stays when each of its parts is on the page, inside of :is and :where when any is', () => {
  const { css } = page(
    '.a .missing{color:red}.a .b{color:#0f0}.a:where(.missing,.b){color:#00f}.a:not(.missing){color:gray}:host{top:0}',
    '<p class="a"><b class="b">x</b></p>',
  );
  expect(css.match(/color:/g)).toHaveLength(3);
  expect(css).not.toContain(':host');
});

test('class names are shortened in page and styles alike', () => {
  const { html, css } = page(
    '.hover\\:text-text\\/8:hover{color:red}.\\[\\&_span\\]\\:x span{top:0}.group:where([data-open]) .y{left:0}',
    '<p class="hover:text-text/8 [&amp;_span]:x nothing"><span class="nothing">text</span></p><i class="group"><i class="y"></i></i>',
  );
  const [, names = ''] = /<p class="([^"]+)">/.exec(html) ?? [];
  expect(names.split(' ')).toHaveLength(2);
  for (const name of names.split(' ')) expect(css).toMatch(new RegExp(`\\.${name}[: ]`));
  expect(html).toContain('<span>');
  expect(html).toContain(css);
  expect(html).not.toMatch(/hover:|nothing|group/);
});

test('conditions that hold in every supported browser are removed', () => {
  const { css } = page(
    '.a{color:red}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in lab, red 50%, var(--x))}}:root{--x:blue}',
    '<p class="a">x</p>',
  );
  expect(css).not.toContain('@supports');
  expect(css).toContain('color-mix(in lab');
});
