import { Suspense, type ReactNode } from 'react';
import { SkeletonRows } from '../../ui/skeleton-rows';

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <main id="content">
      <Suspense fallback={<SkeletonRows rows={10} />}>{children}</Suspense>
    </main>
  );
}
