import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptFor, EMPTY_FORM, forgetDrafts, readDraft, writeDraft } from './draft';

/** The browser's storage, which Node has not: properties are its keys. */
const createStorage = () => {
  const methods = {
    getItem(this: Record<string, unknown>, key: string) {
      const value = Object.hasOwn(this, key) ? this[key] : null;
      return typeof value === 'string' ? value : null;
    },
    setItem(this: Record<string, unknown>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key];
    },
  };
  const storage: Record<string, string> = Object.create(methods);
  return storage;
};

describe('draft of the create form', () => {
  let storage: Record<string, string>;
  beforeEach(() => {
    storage = createStorage();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());
  const form = { ...EMPTY_FORM, destination: 'Lisboa', activities: ['beach', 'fado en Alfama'] };

  it('keeps what was typed for the one who typed it', () => {
    writeDraft('user_a', { form });
    expect(readDraft('user_a')).toEqual({ form });
    expect(readDraft('user_b')).toBeNull();
  });

  it('reads a draft that was kept before the form had all of its fields', () => {
    storage['valija.plan-draft.user_a'] = JSON.stringify({ form: { destination: 'Lisboa' } });
    expect(readDraft('user_a')).toEqual({ form: { ...EMPTY_FORM, destination: 'Lisboa' } });
  });

  it('forgets an empty form, one draft, or all of them', () => {
    writeDraft('user_a', { form });
    writeDraft('user_a', { form: EMPTY_FORM });
    expect(readDraft('user_a')).toBeNull();
    writeDraft('user_a', { form });
    writeDraft('user_b', { form });
    storage['theme'] = 'dark';
    writeDraft('user_c', { form });
    forgetDrafts({ of: 'user_a' });
    expect([readDraft('user_a'), readDraft('user_b')]).toEqual([null, { form }]);
    forgetDrafts({ but: 'user_c' });
    expect([readDraft('user_b'), readDraft('user_c')]).toEqual([null, { form }]);
    forgetDrafts({ but: '' });
    expect(Object.keys(storage)).toEqual(['theme']);
  });

  it('works with storage that is broken, outdated or disabled', () => {
    for (const text of ['', '{', 'null', '{"form":{"name":3}}', '[]']) {
      storage['valija.plan-draft.user_a'] = text;
      expect(readDraft('user_a'), text).toBeNull();
    }
    vi.stubGlobal('localStorage', undefined);
    expect(readDraft('user_a')).toBeNull();
    expect(() => writeDraft('user_a', { form })).not.toThrow();
    expect(() => forgetDrafts({ but: '' })).not.toThrow();
  });

  it('uses a key again only for the same words', () => {
    const first = attemptFor('{"destination":"Lisboa"}', undefined);
    expect(attemptFor('{"destination":"Lisboa"}', first)).toBe(first);
    expect(attemptFor('{"destination":"Porto"}', first).key).not.toBe(first.key);
  });
});
