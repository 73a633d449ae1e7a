import { useTranslation } from '../../i18n/use-translation';
import { buttonStyle } from '../../ui/button';
import { LostTag } from '../../ui/pictures/lost-tag';

export interface ErrorDocumentProps {
  status: number;
  description: string;
  homeHref: string;
  /** A layout around it has the main part of the page already. */
  isInside?: boolean;
}

/** What a fatal error looks like: a luggage tag without its suitcase. */
export const ErrorDocument = ({ status, description, homeHref, isInside = false }: ErrorDocumentProps) => {
  const { t } = useTranslation('shell');
  const title = t(status === 404 ? 'error.notFound' : 'error.internal');
  const Frame = isInside ? 'section' : 'main';
  return (
    <Frame
      {...(!isInside && { id: 'content' })}
      className="page grid min-h-[70dvh] place-content-center justify-items-center gap-8 py-16 text-center"
    >
      <title>{title}</title>
      <LostTag code={String(status)} />
      <div className="grid gap-3">
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-lg wrap-anywhere text-muted">{description}</p>
      </div>
      <a href={homeHref} className={buttonStyle({ size: 'lg' })}>
        {t('error.home')}
      </a>
    </Frame>
  );
};
