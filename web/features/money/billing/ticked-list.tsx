import { Icon } from '../../../ui/icon';

/** What somebody gets, each behind a tick. */
export const TickedList = ({
  items,
  className,
  tick = 'mt-1',
}: {
  items: readonly string[];
  className: string;
  tick?: string;
}) => (
  <ul className={`grid gap-2 ${className}`}>
    {items.map((item) => (
      <li key={item} className="flex gap-2">
        <Icon name="check" className={`size-4 shrink-0 ${tick}`} />
        {item}
      </li>
    ))}
  </ul>
);
