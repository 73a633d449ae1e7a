import { expect, test } from 'vitest';
import { codeOutput, sessionOutput, tokenOutput, userOutput } from '../../worker/identity/sessions/contract';
import { readCodeAnswer, readSessionAnswer, readTokenAnswer, readUser } from './session-answers';

const USER = { id: 'user_1', email: 'a@example.com', username: null, accountType: 'free', homeCountry: 'ES' };
const AT = '2026-11-28T16:00:00.000Z';

/** A value, and the same with each part missing, of another type, or of another kind. */
const spoiltOf = (value: object): unknown[] => [
  value,
  null,
  [],
  'text',
  ...Object.keys(value).flatMap((name) =>
    [undefined, null, 7, '', 'x', {}, [], true].map((part) => ({ ...value, [name]: part })),
  ),
  ...Object.keys(value).map((name) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))),
];

const orThrown = (read: () => unknown): unknown => {
  try {
    return read();
  } catch {
    return 'refused';
  }
};

test('a person is read as the contract has it', () => {
  for (const value of [...spoiltOf(USER), ...spoiltOf({ ...USER, username: 'ana', more: 1 })])
    expect(readUser(value), JSON.stringify(value)).toEqual(userOutput.safeParse(value).data ?? null);
});

test('answers about a session are read, and refused, as the contract has it', () => {
  const session = { user: USER, expiresAt: AT, canRefresh: true };
  for (const value of [...spoiltOf(session), ...spoiltOf({ ...session, user: null, expiresAt: null })])
    expect(
      orThrown(() => readSessionAnswer(value)),
      JSON.stringify(value),
    ).toEqual(sessionOutput.safeParse(value).data ?? 'refused');
  for (const value of spoiltOf({ user: USER, expiresAt: AT }))
    expect(
      orThrown(() => readTokenAnswer(value)),
      JSON.stringify(value),
    ).toEqual(tokenOutput.safeParse(value).data ?? 'refused');
  for (const value of spoiltOf({ code: 'abc' }))
    expect(
      orThrown(() => readCodeAnswer(value)),
      JSON.stringify(value),
    ).toEqual(codeOutput.safeParse(value).data?.code ?? 'refused');
});
