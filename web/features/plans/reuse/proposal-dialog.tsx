import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog';
import type { OverlayControls } from '../../../ui/overlay';
import { RevisionPreview, type RevisionPreviewProps } from './revision-preview';

interface ProposalDialogProps extends OverlayControls<void> {
  planId: string;
  title: string;
  lead: string;
  /** What is proposed; null as long as nothing was asked for. */
  revision: RevisionPreviewProps['revision'] | null;
  /** What is said when nothing is proposed. */
  emptyText: string;
  onBack: () => void;
  /** The form that asks for a proposal. */
  children: ReactNode;
}

/** Asks what to change, then shows what that changes on the list, line by line. */
export const ProposalDialog = (props: ProposalDialogProps) => {
  const { revision } = props;
  return (
    <Dialog {...props} description={revision ? undefined : props.lead} className="sm:max-w-2xl!">
      {revision ? <RevisionPreview {...props} revision={revision} onDone={props.onClose} /> : props.children}
    </Dialog>
  );
};
