import { afterEach, expect, test } from 'vitest';
import { createOptimisticChanges } from './optimistic';
import { queryClient } from './query';

const KEY = ['optimistic-test'];
const changes = createOptimisticChanges<string[]>();
const shown = () => changes.applied(KEY, queryClient.getQueryData<string[]>(KEY) ?? []);
const without = (gone: string) => (rows: string[]) => rows.filter((row) => row !== gone);

afterEach(() => queryClient.clear());

test('a change shows before it is sent, and stays when it is confirmed', async () => {
  queryClient.setQueryData(KEY, ['a', 'b']);
  const call = Promise.withResolvers<void>();
  const done = changes.run(KEY, without('a'), () => call.promise);
  expect(shown()).toEqual(['b']);
  call.resolve();
  await done;
  expect(queryClient.getQueryData(KEY)).toEqual(['b']);
});

test('a failed change is rolled back, and the reason is thrown', async () => {
  queryClient.setQueryData(KEY, ['a', 'b']);
  const done = changes.run(KEY, without('a'), () => Promise.reject(new Error('refused')));
  expect(shown()).toEqual(['b']);
  await expect(done).rejects.toThrow('refused');
  expect(shown()).toEqual(['a', 'b']);
});

test('a response that was requested before the change does not undo it', async () => {
  const reads: PromiseWithResolvers<string[]>[] = [];
  const options = {
    queryKey: KEY,
    queryFn: () => {
      const read = Promise.withResolvers<string[]>();
      reads.push(read);
      return read.promise;
    },
  };
  queryClient.setQueryData(KEY, ['a', 'b']);
  const asked = queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined);
  const call = Promise.withResolvers<void>();
  const done = changes.run(KEY, without('a'), () => call.promise);
  call.resolve();
  await done;
  reads[0]?.resolve(['a', 'b']);
  await asked;
  expect(shown()).toEqual(['b']);
  for (const { resolve } of reads) resolve(['b']);
});

test('changes of the same data are sent one after another, and the last one wins', async () => {
  queryClient.setQueryData(KEY, ['a', 'b', 'c']);
  const sent: string[] = [];
  const first = Promise.withResolvers<string[]>();
  const one = changes.run(
    KEY,
    without('a'),
    () => (sent.push('a'), first.promise),
    (_, answer) => answer,
  );
  const other = changes.run(
    KEY,
    without('b'),
    () => (sent.push('b'), Promise.resolve(['c'])),
    (_, answer) => answer,
  );
  await Promise.resolve();
  expect(shown()).toEqual(['c']);
  expect(sent).toEqual(['a']);
  first.resolve(['b', 'c']);
  await one;
  expect(shown()).toEqual(['c']);
  await other;
  expect(sent).toEqual(['a', 'b']);
  expect(queryClient.getQueryData(KEY)).toEqual(['c']);
});

test('a failed change does not block the next one', async () => {
  queryClient.setQueryData(KEY, ['a', 'b']);
  const one = changes.run(KEY, without('a'), () => Promise.reject(new Error('refused')));
  const other = changes.run(KEY, without('b'), () => Promise.resolve());
  await expect(one).rejects.toThrow('refused');
  await other;
  expect(shown()).toEqual(['a']);
});
