import { useCallback, useEffect, useRef, useState } from 'react';
import { LOCALE_TAG, type Locale } from '../../../../worker/platform/locale/locale';

/** The part of the Web Speech API that dictation needs; TypeScript's DOM types leave it out. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
interface RecognitionEvent {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}
declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

/** The page's language as this person speaks it: their browser's own variety ("es-MX") when it has one. */
const speechTag = (locale: Locale): string =>
  navigator.languages.find((tag) => tag.startsWith(`${locale}-`)) ?? LOCALE_TAG[locale];

export type DictationProblem = 'unsupported' | 'denied' | 'nothing' | 'failed';

export interface Dictation {
  isListening: boolean;
  /** The interim transcript, which may still change. */
  interim: string;
  problem: DictationProblem | null;
  start: () => void;
  stop: () => void;
}

const problemOf = (error: string): DictationProblem | null => {
  if (error === 'aborted') return null;
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'denied';
  return error === 'no-speech' ? 'nothing' : 'failed';
};

/** Dictation in the page's language; `onText` gets each finished phrase. */
export const useDictation = (locale: Locale, onText: (text: string) => void): Dictation => {
  const [isListening, setIsListening] = useState(false);
  const [interim, setInterim] = useState('');
  const [problem, setProblem] = useState<DictationProblem | null>(null);
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(() => {
    const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
    if (!Recognition) {
      setProblem('unsupported');
      return;
    }
    const recognition = new Recognition();
    recognition.lang = speechTag(locale);
    recognition.continuous = true;
    recognition.interimResults = true;
    // The interface above knows these three handlers and no listeners.
    /* oxlint-disable unicorn/prefer-add-event-listener */
    recognition.onresult = ({ results, resultIndex }) => {
      let open = '';
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index];
        const text = result?.[0]?.transcript.trim() ?? '';
        if (result?.isFinal) onText(text);
        else open += ` ${text}`;
      }
      setInterim(open.trim());
    };
    recognition.onerror = ({ error }) => setProblem(problemOf(error));
    recognition.onend = () => {
      running.current = null;
      setIsListening(false);
      setInterim('');
    };
    /* oxlint-enable unicorn/prefer-add-event-listener */
    setProblem(null);
    running.current?.abort();
    running.current = recognition;
    try {
      recognition.start();
      setIsListening(true);
    } catch {
      setProblem('failed');
    }
  }, [locale, onText]);

  const stop = useCallback(() => running.current?.stop(), []);
  return { isListening, interim, problem, start, stop };
};
