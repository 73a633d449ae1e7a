import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { Button } from '../../../ui/button';
import { Failure } from '../../../ui/failure';
import { Field, Select } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { CATEGORY_ORDER } from '../items/category-ids';
import { useCategoryLabel } from '../items/use-category-label';
import { ModelChoice } from './model-choice';
import { ProposalDialog } from './proposal-dialog';
import { useProposal } from './use-proposal';

interface CategoryProps {
  plan: Plan;
}

const CategoryDialog = ({ plan, ...controls }: CategoryProps & OverlayControls<void>) => {
  const { t } = useTranslation('reuse');
  const categoryLabel = useCategoryLabel();
  const { revision, isAsking, failure, ask, back } = useProposal(plan.id);
  const [category, setCategory] = useState<string>('clothing');
  const [asksModel, setAsksModel] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask({ category, model: asksModel });
  };
  return (
    <ProposalDialog
      {...controls}
      planId={plan.id}
      title={t('category.title')}
      lead={t('category.lead')}
      revision={revision}
      emptyText={t('preview.nothingMore')}
      onBack={back}
    >
      <form onSubmit={submit} className="grid gap-5">
        <Field label={t('category.choose')}>
          <Select value={category} onChange={(event) => setCategory(event.target.value)}>
            {CATEGORY_ORDER.map((id) => (
              <option key={id} value={id}>
                {categoryLabel(id)}
              </option>
            ))}
          </Select>
        </Field>
        <ModelChoice plan={plan} value={asksModel} onChange={setAsksModel} />
        <Failure error={failure} />
        <div className="flex justify-end">
          <Button type="submit" pending={isAsking}>
            {t('category.submit')}
          </Button>
        </div>
      </form>
    </ProposalDialog>
  );
};

/** Shows what else suits a trip in one category (premium). */
export const categoryDialog = createOverlay<CategoryProps>(CategoryDialog);
