import { CATEGORY_ORDER, isCategoryId } from '../items/category-ids';
import { useCategoryLabel } from '../items/use-category-label';

/** The categories to choose from, ours and `also`, which may be the traveller's own. */
export const CategoryOptions = ({ also }: { also?: string }) => {
  const label = useCategoryLabel();
  return (
    <>
      {also !== undefined && !isCategoryId(also) && <option value={also}>{also}</option>}
      {CATEGORY_ORDER.map((category) => (
        <option key={category} value={category}>
          {label(category)}
        </option>
      ))}
    </>
  );
};
