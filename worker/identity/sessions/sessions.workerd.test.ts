import { expect, test } from 'vitest';
import { newVerifier, signInPerson, signUpPerson } from '../../../tests/workerd/people';
import { Browser } from '../../../tests/workerd/browser';

test('a person signs up, confirms, is signed in, signs out and signs in again', async () => {
  const { browser, email, user } = await signUpPerson({ username: 'ada_l' });
  expect(user).toEqual({ id: user.id, email, username: 'ada_l', accountType: 'free', homeCountry: null });
  expect((await browser.get('/api/auth/session')).body).toMatchObject({ user, canRefresh: true });
  expect((await browser.post('/api/auth/logout')).status).toBe(204);
  expect((await browser.get('/api/auth/session')).body).toEqual({ user: null, expiresAt: null, canRefresh: false });
  const again = await signInPerson(email);
  expect(again.user).toEqual(user);
});

test('a request without a session has no user', async () => {
  const { codeChallenge } = newVerifier();
  const visitor = new Browser();
  expect((await visitor.get('/api/auth/session')).body).toEqual({ user: null, expiresAt: null, canRefresh: false });
  expect((await visitor.get('/api/auth/sessions')).status).toBe(401);
  const login = await visitor.post('/api/auth/login', { email: 'no@example.test', password: 'x', codeChallenge });
  expect(login.status).toBe(401);
});
