import { Button, type ButtonProps } from '../../ui/button';
import { Part, Row } from './part';

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const satisfies ButtonProps['size'][];
const COLORS = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
  'neutral',
] as const satisfies ButtonProps['color'][];
const VARIANTS = ['solid', 'outline', 'soft', 'subtle', 'ghost', 'link'] as const satisfies ButtonProps['variant'][];

/** Long enough to see the pending state, milliseconds. */
const WORK_MS = 1500;
const work = () => new Promise<void>((resolve) => setTimeout(resolve, WORK_MS));

/** Every size, colour and variant, and the states that a button goes through. */
export const Buttons = () => (
  <Part title="Buttons">
    <Row>
      {SIZES.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
    </Row>
    {VARIANTS.map((variant) => (
      <Row key={variant}>
        {COLORS.map((color) => (
          <Button key={color} variant={variant} color={color}>
            {variant} {color}
          </Button>
        ))}
      </Row>
    ))}
    <Row>
      <Button onClick={work}>Works while its handler runs</Button>
      <Button pending>Pending</Button>
      <Button disabled>Disabled</Button>
      <Button icon="plus">Icon</Button>
      <Button trailingIcon="arrow-right">Trailing icon</Button>
      <Button icon="x" aria-label="Close" />
    </Row>
    <Button block>Block</Button>
  </Part>
);
