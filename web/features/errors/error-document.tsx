import { useTranslation } from '../../i18n/use-translation';
import { buttonStyle } from '../../ui/button';
import { LostTag } from '../../ui/pictures/lost-tag';

export interface ErrorDocumentProps {
  status: number;
  /** A status message that was supplied takes precedence over the usual title. */
  title?: string | undefined;
  description: string;
  homeHref: string;
  /** A layout around it has the main part of the page already. */
  isInside?: boolean;
}

/** What a fatal error looks like: a luggage tag without its suitcase. */
export const ErrorDocument = ({ status, title, description, homeHref, isInside = false }: ErrorDocumentProps) => {
  const { t } = useTranslation('shell');
  const Frame = isInside ? 'section' : 'main';
  return (
    <Frame
      {...(!isInside && { id: 'content' })}
      className="page grid min-h-[70dvh] place-content-center justify-items-center gap-8 py-16 text-center"
    >
      <title>{title ?? t(status === 404 ? 'error.notFound' : 'error.internal')}</title>
      <LostTag code={String(status)} />
      <div className="grid gap-3">
        <h1 className="text-3xl">{title ?? t(status === 404 ? 'error.notFound' : 'error.internal')}</h1>
        <p className="max-w-lg wrap-anywhere text-muted">{description}</p>
      </div>
      <a href={homeHref} className={buttonStyle({ size: 'lg' })}>
        {t('error.home')}
      </a>
    </Frame>
  );
};
