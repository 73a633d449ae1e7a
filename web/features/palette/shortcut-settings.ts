import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../../kept';

const KEY = 'valija.help-key';

/** The key that goes with a letter for a command, as it is called here. */
export const COMMAND_KEY = /Mac|iP(hone|ad|od)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const follow = () => () => undefined;

/** The same on a screen that the Worker may have drawn, which does not know the keyboard. */
export const useCommandKey = (): string =>
  useSyncExternalStore(
    follow,
    () => COMMAND_KEY,
    () => 'Ctrl',
  );

/** Whether a bare `?` opens the list of keys; somebody who dictates may have switched it off (WCAG 2.1.4). */
export const isHelpKeyOn = (): boolean => readKept(KEY) !== 'off';

/** Remembers the choice in this browser. */
export const setHelpKey = (isOn: boolean): void => keep(KEY, isOn ? null : 'off');
