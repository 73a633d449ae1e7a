import type { Item, ProgressEvent, Stage } from '../contract';
import { toItem } from '../service';
import { type GeneratedItem, itemIdOf, toRow } from '../list/service';
import type { Listeners } from './listeners';
import type { ProgressLog } from './progress-log';

const isSame = (a: Item, b: Item): boolean =>
  a.name === b.name &&
  a.quantity === b.quantity &&
  a.category === b.category &&
  a.reason === b.reason &&
  a.origin === b.origin;

/** Appends events to the log and broadcasts them. */
export class Reporter {
  #percent = -1;
  /** What a watcher has on screen, by id: the items of all events so far. */
  readonly #shown = new Map<string, Item>();

  constructor(
    private readonly planId: string,
    private readonly log: ProgressLog,
    private readonly listeners: Listeners,
  ) {
    for (const event of log.after(0)) this.#remember(event);
  }

  #remember(event: ProgressEvent): void {
    if (event.event === 'progress') this.#percent = event.data.percent;
    else if (event.event === 'item') this.#shown.set(event.data.item.id, event.data.item);
    else if (event.event === 'drop') this.#shown.delete(event.data.itemId);
  }

  emit(event: ProgressEvent): void {
    this.#remember(event);
    this.listeners.send(this.log.append(event));
  }

  /** Progress never goes back, also when a stage is repeated after an interruption. */
  progress(percent: number, stage: Stage): void {
    if (percent > this.#percent) this.emit({ event: 'progress', data: { percent, stage } });
  }

  /** Tells what a stage found out. */
  fact(stage: Stage, text: string): void {
    this.emit({ event: 'fact', data: { stage, text } });
  }

  /** An item keeps the place it was first shown at; saving renumbers the list, in the same order. */
  #toItem(generated: GeneratedItem): Item {
    const position = this.#shown.get(itemIdOf(this.planId, generated.key))?.position ?? this.#shown.size;
    return toItem(toRow(this.planId, generated, position, 0));
  }

  /** Shows an item, or its new state. */
  item(generated: GeneratedItem): void {
    const item = this.#toItem(generated);
    const shown = this.#shown.get(item.id);
    if (!shown || !isSame(shown, item)) this.emit({ event: 'item', data: { item } });
  }

  /** Takes an item back by its key. */
  drop(key: string): void {
    const itemId = itemIdOf(this.planId, key);
    if (this.#shown.has(itemId)) this.emit({ event: 'drop', data: { itemId } });
  }

  /** Makes what is shown exactly this list. */
  settleOn(list: readonly GeneratedItem[]): void {
    const wanted = new Set(list.map(({ key }) => itemIdOf(this.planId, key)));
    for (const itemId of this.#shown.keys()) {
      if (!wanted.has(itemId)) this.emit({ event: 'drop', data: { itemId } });
    }
    for (const generated of list) this.item(generated);
  }
}
