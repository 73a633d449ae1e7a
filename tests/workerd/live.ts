import { SELF } from 'cloudflare:test';
import { type LiveMessage, liveMessage } from '../../worker/plans/room/sync/contract';
import { type Browser, ORIGIN } from './browser';

/** A live connection to a plan, optionally naming the version the caller has, and the messages it got. */
export const listen = async (planId: string, browser: Browser, headers: Record<string, string> = {}, have?: string) => {
  const answer = await SELF.fetch(`${ORIGIN}/api/plans/${planId}/live${have === undefined ? '' : `?have=${have}`}`, {
    headers: { upgrade: 'websocket', origin: ORIGIN, cookie: browser.cookie, ...headers },
  });
  const socket = answer.webSocket;
  if (!socket) return { status: answer.status, heard: [], raw: [], closed: null };
  const heard: LiveMessage[] = [];
  const raw: string[] = [];
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  socket.addEventListener('message', ({ data }) => {
    raw.push(String(data));
    if (data !== 'pong') heard.push(liveMessage.parse(JSON.parse(String(data))));
  });
  socket.accept();
  return { status: answer.status, socket, heard, raw, closed };
};
