import { Checkbox, Field, Input, Select, Textarea } from '../../../ui/field';
import { PasswordInput, StrengthHint } from '../../../ui/password-input';
import { Part } from './part';

const RULES = ['8 characters', 'Upper case', 'Lower case', 'Number'];

/** Everything one types into: empty, filled, wrong and disabled. */
export const Fields = () => (
  <Part title="Fields">
    <div className="grid gap-5 md:grid-cols-2">
      <Field label="Empty" note="optional" hint="A hint below the control">
        <Input placeholder="Placeholder" />
      </Field>
      <Field label="Filled">
        <Input defaultValue="Lisbon, Portugal" />
      </Field>
      <Field label="Wrong" error="Please enter a valid email address">
        <Input defaultValue="ana@" />
      </Field>
      <Field label="Disabled">
        <Input disabled defaultValue="Not now" />
      </Field>
      <Field label="Date">
        <Input type="date" defaultValue="2027-05-01" />
      </Field>
      <Field label="Choice">
        <Select defaultValue="es">
          <option value="en">English</option>
          <option value="es">Español</option>
        </Select>
      </Field>
      <Field label="Several lines">
        <Textarea defaultValue="Two kids, one is three, cabin bags only." />
      </Field>
      <Field label="Password">
        <PasswordInput showLabel="Show" hideLabel="Hide" defaultValue="Maleta27" />
      </Field>
      <StrengthHint label="Strength" rules={RULES.map((text, index) => ({ text, met: index < 2 }))} />
      <div className="grid gap-3">
        <Checkbox label="Unchecked" />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Wrong" error="Please accept the terms and the privacy policy." />
        <Checkbox label="Disabled" disabled />
      </div>
    </div>
  </Part>
);
