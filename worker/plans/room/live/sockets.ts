import * as z from 'zod/mini';
import { LIVE_PING, LIVE_PONG, type LiveMessage } from '../sync/contract';

/** Tabs and devices that follow one plan at once. */
export const MAX_SOCKETS = 50;

const viewerShape = z.object({ userId: z.string(), sessionId: z.string() });

/** Who is behind a connection; kept with it while the Durable Object sleeps. */
export type Viewer = z.infer<typeof viewerShape>;

/** Of these, the ones that may still hear of the plan. */
export type Admit = (viewers: readonly Viewer[]) => Promise<ReadonlySet<string>>;

/** What of something each viewer hears. */
export type Compose = (viewer: Viewer) => LiveMessage;

/** RFC 6455: the endpoint's policy ends it. */
const POLICY = 1008;
const NORMAL = 1000;

/**
 * The hibernating WebSockets of one plan. They only listen: pings are answered without waking the object, and whoever
 * says anything else is let go.
 */
export class LiveSockets {
  /** Messages go out in the order in which they were given. */
  #sending: Promise<void> = Promise.resolve();

  constructor(private readonly context: DurableObjectState) {
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair(LIVE_PING, LIVE_PONG));
  }

  get isFull(): boolean {
    return this.context.getWebSockets().length >= MAX_SOCKETS;
  }

  /** Takes a connection and answers its upgrade. */
  accept(viewer: Viewer): Response {
    const { 0: theirs, 1: ours } = new WebSocketPair();
    this.context.acceptWebSocket(ours);
    ours.serializeAttachment(viewer);
    return new Response(null, { status: 101, webSocket: theirs });
  }

  /** Tells everybody who may still hear it, each what is for them; the sessions that may not are closed. */
  send(compose: Compose, admit: Admit): Promise<void> {
    this.#sending = this.#sending.then(() => this.#send(compose, admit)).catch(() => undefined);
    return this.#sending;
  }

  /** Says a last word and closes every connection. */
  end(message: LiveMessage): void {
    for (const socket of this.context.getWebSockets()) {
      socket.send(JSON.stringify(message));
      socket.close(NORMAL);
    }
  }

  async #send(compose: Compose, admit: Admit): Promise<void> {
    const sockets = this.context.getWebSockets();
    if (sockets.length === 0) return;
    const viewers = sockets.map((socket) => viewerShape.parse(socket.deserializeAttachment()));
    const admitted = await admit(viewers);
    for (const [index, socket] of sockets.entries()) {
      const viewer = viewers[index];
      try {
        if (viewer && admitted.has(viewer.sessionId)) socket.send(JSON.stringify(compose(viewer)));
        else socket.close(POLICY, 'session ended');
      } catch {
        // It is closing already.
      }
    }
  }
}
