import { useRef, useState } from 'react';
import type { Revision, RevisionInput } from '../../../../worker/plans/revisions/contract';
import { useAction } from '../../../ui/use-action';
import { proposeRevision, readRevision } from './reuse-calls';

/** How often a proposal that is worked on elsewhere is asked for, milliseconds. */
const ASK_MS = 1500;

/** Asks for proposals, one at a time; the same question after a failure is the same request. */
export const useProposal = (planId: string) => {
  const [revision, setRevision] = useState<Revision | null>(null);
  const { failure, isRunning: isAsking, run } = useAction();
  const attempt = useRef({ question: '', key: '' });
  const ask = async (input: RevisionInput): Promise<void> => {
    const question = JSON.stringify(input);
    if (attempt.current.question !== question) attempt.current = { question, key: crypto.randomUUID() };
    await run(async () => {
      let found = await proposeRevision(planId, input, attempt.current.key);
      while (found.status === 'working') {
        await new Promise((resolve) => {
          setTimeout(resolve, ASK_MS);
        });
        found = await readRevision(planId, found.id);
      }
      setRevision(found);
    });
  };
  const back = () => {
    // Asked again, it is computed again: the list may have changed.
    attempt.current = { question: '', key: '' };
    setRevision(null);
  };
  return { revision, isAsking, failure, ask, back };
};
