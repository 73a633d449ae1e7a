import { Button, type ButtonProps } from '../../../ui/button';
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

/** What a button is in besides at rest. */
const STATES = [{ pending: true }, { disabled: true }] as const satisfies Partial<ButtonProps>[];

/** Long enough to see the pending state, milliseconds. */
const WORK_MS = 1500;
const work = () => new Promise<void>((resolve) => setTimeout(resolve, WORK_MS));

/** Every size in every colour of every variant, and the states that a button goes through. */
export const Buttons = () => (
  <Part title="Buttons">
    {VARIANTS.map((variant) => (
      <div key={variant} className="grid gap-3">
        <h3 className="text-lg">{variant}</h3>
        {SIZES.map((size) => (
          <Row key={size}>
            {COLORS.map((color) => (
              <Button key={color} size={size} variant={variant} color={color}>
                {size} {color}
              </Button>
            ))}
          </Row>
        ))}
        {STATES.map((state) => (
          <Row key={Object.keys(state).join(' ')}>
            {COLORS.map((color) => (
              <Button key={color} variant={variant} color={color} {...state}>
                {Object.keys(state).join(' ')} {color}
              </Button>
            ))}
          </Row>
        ))}
      </div>
    ))}
    <h3 className="text-lg">Parts</h3>
    <Row>
      <Button onClick={work}>Works while its handler runs</Button>
      <Button icon="plus">Icon</Button>
      <Button trailingIcon="arrow-right">Trailing icon</Button>
      <Button icon="x" aria-label="Close" />
    </Row>
    <Button block>Block</Button>
  </Part>
);
