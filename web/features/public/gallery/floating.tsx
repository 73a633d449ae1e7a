import { useState } from 'react';
import { Button } from '../../../ui/button';
import { ConfirmDialog, Dialog } from '../../../ui/dialog';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu';
import { useOverlay, type OverlayControls } from '../../../ui/overlay';
import { Popover, Tooltip } from '../../../ui/popover';
import { Tabs } from '../../../ui/tabs';
import { toast } from '../../../ui/toast';
import { Part, Row } from './part';

const Question = (controls: OverlayControls<boolean>) => (
  <ConfirmDialog
    {...controls}
    title="Delete this Bag Plan?"
    description="This action cannot be undone."
    confirmLabel="Delete"
    cancelLabel="Cancel"
    onConfirm={() => controls.onClose(true)}
  />
);

/** What floats above the page: dialogs, overlays that answer, menus, popovers, tooltips and tabs. */
export const Floating = () => {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const question = useOverlay<object, boolean>(Question);
  const ask = async () => {
    const answer = await question.open({});
    toast.message(`The overlay answered: ${String(answer)}`);
  };
  return (
    <Part title="Floating">
      <Row>
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Button color="error" variant="outline" onClick={() => void ask()}>
          Overlay with an answer
        </Button>
        <Menu trigger={<Button variant="subtle">Menu</Button>}>
          <MenuItem icon="pencil" onSelect={() => toast.message('Rename')}>
            Rename
          </MenuItem>
          <MenuItem icon="copy" disabled onSelect={() => undefined}>
            Disabled
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon="trash-2" danger onSelect={() => toast.message('Delete')}>
            Delete
          </MenuItem>
        </Menu>
        <Popover trigger={<Button variant="subtle">Popover</Button>} title="Why is it on the list?">
          Nights in Lisbon fall to 13 °C.
        </Popover>
        <Tooltip text="What it is">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
      </Row>
      <Tabs
        label="Tabs"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'one', label: 'One', panel: 'The first panel' },
          { value: 'two', label: 'Two', panel: 'The second panel' },
        ]}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="A dialog" description="With a description">
        <p>And its content.</p>
      </Dialog>
    </Part>
  );
};
