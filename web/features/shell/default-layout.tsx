import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { useLocale } from '../../i18n/use-locale';
import { initHeader } from './behaviour';
import { Footer } from './footer';
import { Header } from './header';
import { useAppLinks } from './use-app-links';

const YEAR = new Date().getFullYear();

/** Header, page, footer. */
export const DefaultLayout = () => {
  const { prefix, path } = useLocale();
  const follow = useAppLinks();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const header = frame.current?.querySelector<HTMLElement>('[data-header]');
    return header ? initHeader(header) : undefined;
  }, []);
  return (
    // The links inside are the controls; this only keeps their clicks in the app.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={frame} onClick={follow} className="flex min-h-dvh flex-col">
      <Header prefix={prefix} path={path} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer prefix={prefix} year={YEAR} />
    </div>
  );
};
