export { fromEngine, type GeneratedItem, toRow } from './generated-item';
export { blankRow } from './row';
export { itemIdOf } from './item-id';
export {
  applyListChange,
  type ListBefore,
  type ListChange,
  type ListRow,
  type ListStep,
  type RowChange,
  type StepResult,
  wholeList,
} from './apply';
export { type ListScope, type OpenList, type PlanChange, readList, storeList } from './store';
export {
  changeList,
  changeOwnList,
  EDITED_PLAN,
  type EditedPlan,
  type ChangedItems,
  type ListAnswer,
  type CommandContext,
  type ListOutput,
  changedItemsOf,
} from './list-change';
export { MEMORY_WORDS } from './words';
