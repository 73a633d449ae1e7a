import type { User } from '../../worker/identity/sessions/contract';

/** Where an auth change happened: in this tab, or in another one of this browser. */
type Origin = 'here' | 'elsewhere';
type Listener = (user: User | null, origin: Origin) => void;

const listeners = new Set<Listener>();
// The prerender imports this too; an open channel would keep it running for ever.
const channel = typeof document === 'undefined' ? null : new BroadcastChannel('valija-auth');
channel?.addEventListener('message', (event: MessageEvent<User | null>) => {
  for (const listener of listeners) listener(event.data, 'elsewhere');
});

/** Tells this tab and every other one who is signed in now. */
export const publishAuth = (user: User | null): void => {
  for (const listener of listeners) listener(user, 'here');
  // A BroadcastChannel has no target: it reaches this origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(user);
};

/** Listens for every sign-in, sign-out and change of the user, wherever it happens; returns the unsubscribe function. */
export const onAuthChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
