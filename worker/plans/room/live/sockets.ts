import * as z from 'zod/mini';
import { logError } from '../../../platform/http/log';
import { LIVE_PING, LIVE_PONG, type LiveMessage } from '../sync/contract';

/** Tabs and devices that follow one plan at once. */
export const MAX_SOCKETS = 50;
/** Of one person among them, so that nobody takes the others' places. */
export const MAX_OWN_SOCKETS = 10;

const viewerShape = z.object({ userId: z.string(), sessionId: z.string() });

/** Who is behind a connection; kept with it while the Durable Object sleeps. */
export type Viewer = z.infer<typeof viewerShape>;

/** Of these, the ones that may still open the plan. */
export type Admit = (viewers: readonly Viewer[]) => Promise<ReadonlySet<string>>;

/** The message of a change for each viewer. */
export type Compose = (viewer: Viewer) => LiveMessage;

/** RFC 6455: the endpoint's policy ends it. */
const POLICY = 1008;
const ENDED = 'session ended';
const NORMAL = 1000;

/**
 * The hibernating WebSockets of one plan. They only listen: pings are answered without waking the object, and a socket
 * that sends anything else is closed.
 */
export class LiveSockets {
  /** Messages go out in the order in which they were given. */
  #sending: Promise<void> = Promise.resolve();

  constructor(private readonly context: DurableObjectState) {
    context.setWebSocketAutoResponse(new WebSocketRequestResponsePair(LIVE_PING, LIVE_PONG));
  }

  /** Whether a person has no room for another connection, after closing those of ended sessions. */
  async isFullFor(userId: string, admit: Admit): Promise<boolean> {
    if (!this.#isFullFor(userId)) return false;
    await this.closeEnded(admit);
    return this.#isFullFor(userId);
  }

  /** Closes the connections of sessions that have ended, and of people who may not open the plan any more. */
  async closeEnded(admit: Admit): Promise<void> {
    const open = this.#open();
    if (open.length === 0) return;
    const admitted = await admit(open.map(({ viewer }) => viewer));
    for (const { socket, viewer } of open) if (!admitted.has(viewer.sessionId)) socket.close(POLICY, ENDED);
  }

  /** The connections that have not been closed from here. */
  #open(): { socket: WebSocket; viewer: Viewer }[] {
    return this.context
      .getWebSockets()
      .filter(({ readyState }) => readyState === WebSocket.OPEN)
      .map((socket) => ({ socket, viewer: viewerShape.parse(socket.deserializeAttachment()) }));
  }

  #isFullFor(userId: string): boolean {
    const open = this.#open();
    return (
      open.length >= MAX_SOCKETS || open.filter(({ viewer }) => viewer.userId === userId).length >= MAX_OWN_SOCKETS
    );
  }

  /**
   * Takes a connection and answers its upgrade. Whether the plan has changed since its viewer's version is looked up only
   * after the connection receives everything that happens from now on, and is reported to it.
   */
  accept(viewer: Viewer, isNews?: () => Promise<boolean>): Response {
    const { 0: theirs, 1: ours } = new WebSocketPair();
    this.context.acceptWebSocket(ours);
    ours.serializeAttachment(viewer);
    if (isNews) this.context.waitUntil(this.#catchUp(ours, isNews));
    return new Response(null, { status: 101, webSocket: theirs });
  }

  /** Sends each viewer their message; sessions that may no longer open the plan are closed. */
  send(compose: Compose, admit: Admit): Promise<void> {
    this.#sending = this.#sending
      .then(() => this.#send(compose, admit))
      .catch((error: unknown) => logError('a live message was not sent', {}, error));
    return this.#sending;
  }

  /** Sends a last message and closes every connection. */
  end(message: LiveMessage): void {
    for (const socket of this.context.getWebSockets()) {
      socket.send(JSON.stringify(message));
      socket.close(NORMAL);
    }
  }

  async #catchUp(socket: WebSocket, isNews: () => Promise<boolean>): Promise<void> {
    const isOld = await isNews().catch((error: unknown) => {
      logError('a live connection could not be caught up', {}, error);
      return true;
    });
    const changed: LiveMessage = { type: 'changed' };
    if (isOld && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(changed));
  }

  async #send(compose: Compose, admit: Admit): Promise<void> {
    const open = this.#open();
    if (open.length === 0) return;
    const admitted = await admit(open.map(({ viewer }) => viewer));
    for (const { socket, viewer } of open) {
      // Composed outside of the try: its failure is ours, not the connection's.
      const text = admitted.has(viewer.sessionId) ? JSON.stringify(compose(viewer)) : null;
      try {
        if (text === null) socket.close(POLICY, ENDED);
        else socket.send(text);
      } catch {
        // The socket is closing already.
      }
    }
  }
}
