import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { Part, Row } from './part';

/** Steps of the progress that is shown, and the time between them, milliseconds. */
const STEPS = [0, 30, 60, 90, 120];
const STEP_MS = 600;

const upload = async () => {
  const id = toast.loading('Packing…', { description: 'A loading toast stays until it is resolved', progress: 0 });
  for (const progress of STEPS) {
    toast.loading('Packing…', { id, progress });
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  toast.success('Packed', { id });
};

const flood = () => {
  for (let number = 1; number <= 7; number += 1) toast.message(`Toast ${number}`);
};

/** Each type of toast, and what it can carry. */
export const Toasts = () => (
  <Part title="Toasts (Alt+T moves the focus to them)">
    <Row>
      <Button variant="soft" color="neutral" onClick={() => toast.message('Default', { description: 'With more' })}>
        default
      </Button>
      <Button variant="soft" color="success" onClick={() => toast.success('Success')}>
        success
      </Button>
      <Button variant="soft" color="info" onClick={() => toast.info('Info')}>
        info
      </Button>
      <Button variant="soft" color="warning" onClick={() => toast.warning('Warning')}>
        warning
      </Button>
      <Button variant="soft" color="error" onClick={() => toast.error('Error')}>
        error
      </Button>
      <Button variant="soft" onClick={upload}>
        loading with progress
      </Button>
      <Button
        variant="soft"
        onClick={() => toast.message('Removed', { action: { onClick: () => toast.info('Action taken') } })}
      >
        with an action
      </Button>
      <Button variant="soft" color="secondary" onClick={flood}>
        seven at once
      </Button>
    </Row>
  </Part>
);
