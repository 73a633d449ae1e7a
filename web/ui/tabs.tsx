import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode; panel?: ReactNode }[];
}

/** Tabs with their panels; without panels the caller shows what belongs to `value`. */
export const Tabs = <Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) => (
  <BaseTabs.Root
    value={value}
    onValueChange={(next: unknown) => {
      const tab = tabs.find((candidate) => candidate.value === next);
      if (tab) onValueChange(tab.value);
    }}
  >
    <BaseTabs.List aria-label={label} className="relative flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <BaseTabs.Tab
          key={tab.value}
          value={tab.value}
          className="cursor-pointer px-3 py-2.5 text-sm font-semibold whitespace-nowrap text-muted transition-colors hover:text-text data-active:text-text"
        >
          {tab.label}
        </BaseTabs.Tab>
      ))}
      <BaseTabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) bg-primary transition-[left,width] duration-200" />
    </BaseTabs.List>
    {tabs.map(
      (tab) =>
        tab.panel !== undefined && (
          <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-5 outline-none">
            {tab.panel}
          </BaseTabs.Panel>
        ),
    )}
  </BaseTabs.Root>
);
