import { useCallback, useEffect, useRef } from 'react';
import { useLocale } from '../../../i18n/use-locale';
import { useDictation } from '../form/use-dictation';
import { commandIn, type VoiceCommand } from './pack-queue';

/** Hands-free packing: the item is read aloud, and a spoken command answers. */
export const useVoice = (text: string, onCommand: (command: VoiceCommand) => void) => {
  const { locale } = useLocale();
  const latest = useRef(onCommand);
  useEffect(() => {
    latest.current = onCommand;
  });
  const hear = useCallback((phrase: string) => {
    const command = commandIn(phrase);
    if (command) latest.current(command);
  }, []);
  const { isListening, interim, problem, start, stop } = useDictation(locale, hear);
  useEffect(() => {
    if (!isListening || !('speechSynthesis' in window)) return undefined;
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = locale;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(speech);
    return () => window.speechSynthesis.cancel();
  }, [isListening, locale, text]);
  return { isListening, interim, problem, toggle: isListening ? stop : start };
};
