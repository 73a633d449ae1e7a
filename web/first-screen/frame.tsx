import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useLayoutEffect, useRef, type ReactNode } from 'react';

/** Acts once, when what stands beside it is in the page. */
const WhenDrawn = ({ act }: { act: () => void }) => {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  }, [act]);
  return null;
};

/** What is around the router: the same where a screen is drawn first and where the app takes it over. */
export const AppFrame = ({
  client,
  onDrawn,
  children,
}: {
  client: QueryClient;
  onDrawn: () => void;
  children: ReactNode;
}) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      {children}
      <WhenDrawn act={onDrawn} />
    </QueryClientProvider>
  </StrictMode>
);
