import { AlwaysSection } from './always-section';
import { LessonsSection } from './lessons-section';
import { TemplatesSection } from './templates-section';
import { useWords } from '../../../i18n/lazy-words';

/** The settings of what goes from one list to the next: always-bring items, templates, what trips taught. */
export const ReuseSettings = () => {
  useWords('reuse');
  return (
    <>
      <AlwaysSection />
      <TemplatesSection />
      <LessonsSection />
    </>
  );
};
